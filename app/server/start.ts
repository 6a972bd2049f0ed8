import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { readConfig, SettingsRefusal, type Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { migrate, MigrationRefusal } from '#platform/server/database/migrate.ts'
import { settingsOf } from '#platform/server/database/settings.queries.ts'
import { checkDurability } from '#platform/server/embedded/durability.ts'
import { StartRefusal } from '#platform/server/embedded/start-refusal.ts'
import { openLog, type Log } from '#platform/server/log.ts'
import { saveNewRights } from '#platform/server/rights.queries.ts'
import { sendHeartbeats } from '#platform/server/cluster/heartbeat.ts'
import { openCluster } from '#platform/server/cluster/cluster.ts'
import { connectNodes } from '#platform/server/cluster/node-updates.ts'
import { startWebProcesses } from '#platform/server/cluster/web-processes.ts'
import { startJudging } from '#features/practice/server/judge-process.ts'
import { openDatabaseAddress } from './database-address.ts'
import { printStartMessage } from './start-message.ts'
import { acrossNodes, listeners, onStart, rights, tasks } from './features.ts'
import { createServices } from './services.ts'
import { retryUntilDone } from './retry.ts'
import { originOf, portToShare, serve } from './serve-requests.ts'
import { stopInOrder, onStopSignal } from './stop-in-order.ts'
import { logUnhandledRejections } from './unhandled.ts'
import type { Development } from './web.ts'

export type OpenDevelopment = () => Promise<Development>

/** Starts the configured processes, or prints in one sentence why it cannot. */
export async function start(openDevelopment?: OpenDevelopment): Promise<void> {
  const stops: Stops = { web: [], worker: [], ground: [] }
  try {
    await startAll(readConfig(), stops, openDevelopment)
  } catch (error) {
    await stopAll(stops, openLog({ logLevel: 'silent' }))
    const sentence = sentenceOf(error as Error)
    process.stderr.write(`Cloggle cannot start. ${sentence ?? (error as Error).stack}\n`)
    process.exit(1)
  }
}

async function startAll(config: Config, stops: Stops, openDevelopment: OpenDevelopment | undefined): Promise<void> {
  const log = openLog(config)
  const unhandled = logUnhandledRejections(log)
  const stopping = new AbortController()
  onStopSignal(() => {
    stopping.abort()
    return stopAll(stops, log)
  })
  // The supervisor was killed: nothing could restart or stop this site.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

  const { address, close } = await openDatabaseAddress(config, (line) => log.info(line))
  stops.ground.unshift(close)
  const fresh = (await migrate(address)).length > 0
  const cluster = openCluster()
  const services = createServices({ config, address, origin: originOf(config, config.port), log, cluster })
  stops.ground.unshift(async () => services.emailTransport.close())
  stops.ground.unshift(() => services.database.close())
  if (config.databaseUrl !== null) stops.ground.unshift(connectNodes({ address, database: services.database, bus: services.bus, log, names: acrossNodes }))
  await checkDurability((text) => settingsOf(services.database, text))
  await saveNewRights(services.database.db, rights)
  if (fresh) await (await background()).prepareQueue(services)
  if (fresh) await onStart(services)

  const development = await openDevelopment?.()
  if (development) stops.ground.unshift(() => development.close())
  const serving = config.runs.web ? await serve(await portToShare(config), { config, services, cluster, development }) : null
  if (serving) stops.web.push(serving.stop)
  if (config.demo) await seedOnce(services, config)
  printStartMessage(config, services)
  sendHeartbeats()
  if (serving) stops.web.push(startWebProcesses({ count: config.webProcesses - 1, port: serving.port, cluster, log }).stop)
  // Requests are served already; a stop signal waits until the start is complete, and then stops in order.
  const work = startWork(services, { config, fresh, stopping: stopping.signal, restartOn: unhandled.thenRestart })
  stops.worker.push(async () => (await work.catch(() => null))?.())
  await work
  // The next start reuses V8's compile cache, even if this process is killed.
  flushCompileCache()
}

interface WorkOptions {
  config: Config
  fresh: boolean
  stopping: AbortSignal
  /** Receives the function that restarts the background work. */
  restartOn(restart: (reason: unknown) => void): void
}

/**
 * Runs the features' start hooks, then starts judging and the task queue, retrying each while the database is unavailable. Returns the
 * function that stops them.
 */
async function startWork(services: Services, { config, fresh, stopping, restartOn }: WorkOptions): Promise<Stop> {
  const inTheEnd = <T>(what: () => Promise<T>) => retryUntilDone(what, services.log, stopping)
  if (!fresh) await inTheEnd(() => onStart(services))
  if (!config.runs.worker) return async () => {}
  const isOnly = config.databaseUrl === null
  const { capacity } = services.judges
  const judging = await inTheEnd(() => startJudging(services, isOnly))
  const { startWorker } = await background()
  const lanes = { judging: capacity, rejudging: Math.min(capacity, 1), slow: 2 }
  const worker = await inTheEnd(() => startWorker(services, { tasks, listeners, lanes, isOnly }))
  if (worker !== null) restartOn(worker.restart)
  return () => (judging ?? services.judges).stop().finally(() => worker?.stop())
}

const background = () => import('#platform/server/tasks/task-queue.ts')

interface Stops {
  web: Stop[]
  worker: Stop[]
  ground: Stop[]
}
type Stop = () => Promise<void>

// Requests stop first, then tasks, then the services.
const stopAll = ({ web, worker, ground }: Stops, log: Log) => {
  const webAtOnce = () => Promise.all(web.map((stop) => stop()))
  return stopInOrder([webAtOnce, ...worker, ...ground], log)
}

async function seedOnce(services: Services, config: Config): Promise<void> {
  // The accounts file is written last: while it is missing, the demo data are missing or incomplete.
  if (existsSync(join(config.dataDir, 'demo-accounts.json'))) return
  const { hasOtherPeople } = await import('./demo-world.queries.ts')
  if (await hasOtherPeople(services.database)) return
  const { seedDemoWorld } = await import('./seed-demo-world.ts')
  await seedDemoWorld(services, config.dataDir)
}

function sentenceOf(error: Error): string | null {
  if (error instanceof SettingsRefusal || error instanceof StartRefusal || error instanceof MigrationRefusal) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`
  if (code === 'EACCES' && port !== undefined) return `This account may not listen on port ${port}. Set PORT to one above 1023.`
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer.'
  return null
}

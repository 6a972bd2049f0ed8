import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import pg from 'pg'
import type { FastifyInstance } from 'fastify'
import { addRoutes, cacheTagsOf, contributions, exportParts, apiSchema, listeners, rateLimits, rights, tasks } from '#app/server/features.ts'
import type { Clock } from '#platform/server/clock.ts'
import { systemRandom } from '#platform/server/clock.ts'
import { openContext, type Services } from '#platform/server/context.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { diskFiles } from '#platform/server/files.ts'
import { addGraphql, type Execute } from '#platform/server/graphql/graphql.ts'
import { addContact } from '#platform/server/http/contact.ts'
import { openHttp } from '#platform/server/http/server.ts'
import { openLog } from '#platform/server/log.ts'
import type { EmailMessage } from '#platform/server/email/email-transport.ts'
import { openPageCache } from '#platform/server/pages/page-cache.ts'
import { openSignalBus } from '#platform/server/signals.ts'
import { addSockets, type Sockets } from '#platform/server/sockets/sockets.ts'
import type { Judges } from '#features/practice/server/judges.ts'
import { relayBatch } from '#platform/server/tasks/outbox-relay.ts'
import { cheapPasswords } from './cheap-passwords.ts'

export interface TestServices {
  services: Services
  app: FastifyInstance
  execute: Execute
  sockets: Sockets
  /** Sent emails, in order. */
  mails: EmailMessage[]
  /** The site's clock: it runs, and can be advanced. */
  clock: Clock & { forward(seconds: number): void }
  pool: pg.Pool
  /** Runs all waiting background work in this process once. */
  work(): Promise<void>
}

let count = 0

/** Judges of a process that has none. */
const noJudges: Judges = {
  capacity: 0,
  judge: () => Promise.reject(new Error('There is no judge here.')),
  pause: async () => {},
  report: () => Promise.resolve({ sandboxes: {}, hasNumpy: false, software: [], summary: 'There is no judge here.' }),
  isOpen: () => true,
  stop: async () => {},
}

/** Services for one test file: a database of its own, the real API, and a fake outside world. */
export async function openTestServices({ judges = noJudges }: { judges?: Judges } = {}): Promise<TestServices> {
  const server = inject('address')
  const name = `house_${process.pid}_${Date.now()}_${count++}`
  await cloneTemplate(server, name)
  const folder = mkdtempSync(join(tmpdir(), 'cloggle-services-'))
  const clock = movableClock()
  const mails: EmailMessage[] = []
  const log = openLog({ logLevel: 'fatal' })
  const services: Services = {
    database: openDatabase({ address: { ...server, database: name }, connections: 8, log }),
    clock,
    random: systemRandom,
    files: diskFiles(join(folder, 'files')),
    backupDir: join(folder, 'backups'),
    emailTransport: { send: async (message) => void mails.push(message), check: async () => {}, close: () => {} },
    passwords: cheapPasswords,
    log,
    bus: openSignalBus(),
    judges,
    rights,
    rateLimits,
    exportParts,
    contributions,
    origin: 'http://cloggle.test',
    bounceToken: 'a token for tests',
    statusOrigin: null,
  }
  const cache = openPageCache()
  services.bus.onCommitted(({ messages }) => cache.forget(messages.flatMap(cacheTagsOf)))
  const app = openHttp({ services, trustProxy: true })
  const schema = await apiSchema()
  const execute = await addGraphql(app, schema)
  addContact(app, 'mailto:hello@cloggle.test')
  addRoutes(app)
  const sockets = addSockets(app, { services, schema, trustProxy: true })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await services.database.close()
    await dropDatabase(server, name)
    rmSync(folder, { recursive: true, force: true })
  })
  return { services, app, execute, sockets, mails, clock, pool: services.database.pool, work: () => doWaitingWork(services) }
}

async function cloneTemplate(server: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  for (let attempt = 0; ; attempt++) {
    try {
      await client.query(`create database ${name} template template_house strategy file_copy`)
      break
    } catch (error) {
      // Someone else is cloning the template at this moment.
      if ((error as { code?: string }).code !== '55006' || attempt === 40) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  await client.end()
}

async function dropDatabase(server: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`drop database ${name} with (force)`)
  await client.end()
}

function movableClock(): TestServices['clock'] {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead * 1000),
    forward: (seconds) => {
      ahead += seconds
    },
  }
}

/** Relays the outbox and runs every task that is due, as the worker would. */
async function doWaitingWork(services: Services): Promise<void> {
  while ((await relayBatch(services, listeners)) > 0);
  const { rows } = await services.database.pool.query<{ id: string; task: string; payload: unknown }>(
    `select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where j.run_at <= now() order by j.id`,
  )
  for (const { id, task, payload } of rows) {
    await services.database.pool.query('delete from graphile_worker._private_jobs where id = $1', [id])
    const context = openContext(services)
    if (task === 'listeners.hear') {
      const { listener, signal, signalId } = payload as { listener: string; signal: never; signalId: number }
      await listeners.find((candidate) => candidate.id === listener)?.handle(context, signal, signalId)
    } else {
      await tasks.find((candidate) => candidate.name === task)?.run(context, payload)
    }
  }
}

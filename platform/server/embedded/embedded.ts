import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packagedPostgres, preparePostgres } from './binaries.ts'
import { explainError } from './explain-error.ts'
import { DATABASE, hasDatabase, initialize } from './initialize.ts'
import { keepAlive } from './keep-alive.ts'
import { takeOwnership } from './owner-lock.ts'
import { chooseLocation, recordLocation, prepareHome } from './database-location.ts'
import { stopPostmaster, readPidFile } from './postmaster.ts'
import { runPostmaster } from './run-postmaster.ts'
import { socketDirectory } from './socket-directory.ts'

/** An embedded PostgreSQL that runs as long as the app does. */
export interface EmbeddedDatabase {
  /** `host` is the directory of its private socket. */
  connection: { host: string; port: number; user: string; database: string }
  /** It was still running after a crash of an earlier start. */
  adopted: boolean
  stop: () => Promise<void>
}

/** Options of a start; most are for tests. */
export interface EmbeddedOptions {
  dataDir: string
  log: (line: string) => void
  /** How long crash recovery may take before the start gives up. */
  timeoutMs?: number
  /** The path of PostgreSQL; null when there is none for this platform. */
  native?: string | null
  /** Where root puts data and binaries that the database's account could not reach otherwise. */
  shared?: string
}

/** Starts the database in `dataDir`. Creates it first if there is none, or adopts the one that runs there. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir)
  try {
    const home = prepareHome(dataDir)
    const ownership = takeOwnership(home)
    try {
      return await startIn(home, ownership.release, options)
    } catch (failure) {
      ownership.release()
      throw failure
    }
  } catch (failure) {
    throw explainError(failure, dataDir)
  }
}

async function startIn(home: string, release: () => void, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, shared = '/var/lib/cloggle', timeoutMs = 120_000 } = options
  const native = options.native === undefined ? packagedPostgres() : options.native
  const location = chooseLocation(home, shared)
  const binaries = preparePostgres({ native, account: location.account, shared, spare: join(location.dir, 'lib') })
  if (!hasDatabase(location)) {
    log(`Creating a new database in ${location.data}.`)
    await initialize(location, binaries)
    recordLocation(home, location)
  }
  const socketDir = socketDirectory(location.dir, location.account)
  const launch = { location, binaries, socketDir, timeoutMs }
  const running = await runPostmaster(launch)
  if (running.adopted) log('The database was still running and was adopted.')
  const keeper = keepAlive({ first: running, startAgain: () => runPostmaster(launch), log })
  let stopping: Promise<void> | undefined
  return {
    connection: { host: socketDir, port: 5432, user: DATABASE, database: DATABASE },
    adopted: running.adopted,
    stop: () => (stopping ??= stopIt()),
  }

  async function stopIt(): Promise<void> {
    const known = await keeper.end()
    const noted = readPidFile(location.data)?.pid ?? known
    for (const pid of new Set([known, noted])) await stopPostmaster(pid, location.data)
    if (!socketDir.startsWith(location.dir)) rmSync(socketDir, { recursive: true, force: true })
    release()
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, expect } from 'vitest'
import { startEmbeddedDatabase } from '#platform/server/embedded/embedded.ts'
import type { EmbeddedDatabase, EmbeddedOptions } from '#platform/server/embedded/embedded.ts'
import { stopPostmaster, readPidFile, until } from '#platform/server/embedded/postmaster.ts'
import { StartRefusal } from '#platform/server/embedded/start-refusal.ts'

export const isRoot = process.geteuid!() === 0
export const NOBODY = 65_534
/** The timeout in milliseconds of a test with several first starts on a busy machine. */
export const LONG = 120_000

const module = fileURLToPath(new URL('../../platform/server/embedded/embedded.ts', import.meta.url))

/** A process like the app: starts the database, reports it, and stops it when told. */
export interface App {
  child: ChildProcess
  next: (pattern: RegExp) => Promise<string>
}

/** The default location of the data in a DATA_DIR. */
export const dataOf = (dataDir: string) => join(dataDir, 'postgres', 'data')

/** Runs one statement on a connection of its own. */
export async function query(database: Pick<EmbeddedDatabase, 'connection'>, sql: string) {
  const client = new Client({ ...database.connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, string>[]
  } finally {
    await client.end()
  }
}

/** The message of a StartRefusal; anything else fails the test. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const failure = await work.then(
    () => 'it started',
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(StartRefusal)
  return (failure as Error).message
}

/** Waits until a child has exited. */
export async function waitForExit(child: ChildProcess): Promise<void> {
  expect(await until(() => child.exitCode !== null || child.signalCode !== null, 15_000)).toBe(true)
}

/** A directory for real starts of the embedded database; afterwards no process and no file is left. */
export function embeddedSandbox() {
  // In memory where there is room: a busy disk would make the times of starts and stops random.
  const base = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'cloggle-embedded-'))
  chmodSync(base, 0o755)
  const open: EmbeddedDatabase[] = []
  const children: ChildProcess[] = []
  const log: string[] = []
  let count = 0

  async function start(dataDir: string, more: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
    const shared = join(base, 'shared')
    const database = await startEmbeddedDatabase({ dataDir, shared, log: (line) => log.push(line), ...more })
    open.push(database)
    return database
  }

  function app(dataDir: string, as: { uid?: number; gid?: number } = {}, more: Partial<EmbeddedOptions> = {}): App {
    const options = JSON.stringify({ dataDir, ...more })
    const code = `
      import { startEmbeddedDatabase } from ${JSON.stringify(module)}
      try {
        const database = await startEmbeddedDatabase({ ...${options}, log() {} })
        const stop = async () => { await database.stop(); console.log('stopped'); process.exit(0) }
        process.on('SIGINT', () => setTimeout(stop, 300))
        process.on('SIGTERM', stop)
        setInterval(() => {}, 1000)
        console.log('ready ' + JSON.stringify(database))
      } catch (failure) { console.log(failure.name + ': ' + failure.message + ' (end)') }`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      cwd: '/', stdio: ['ignore', 'pipe', 'inherit'], detached: true, ...as,
    })
    children.push(child)
    let words = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (words += chunk))
    return {
      child,
      async next(pattern) {
        if (await until(() => pattern.test(words), 30_000)) return words
        throw new Error(`Never said ${String(pattern)}: ${words}`)
      },
    }
  }

  // Processes that a failed test left behind are killed by PID, never by name.
  async function sweep(): Promise<void> {
    for (const database of open.splice(0)) await database.stop()
    for (const child of children.splice(0)) child.kill('SIGKILL')
    for (const name of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('postmaster.pid')) continue
      const data = join(base, name, '..')
      const note = readPidFile(data)
      if (note !== null) await stopPostmaster(note.pid, data)
    }
  }
  afterEach(sweep, LONG)
  afterAll(() => rmSync(base, { recursive: true, force: true }))
  return { base, children, log, start, app, freshDir: () => join(base, `d${(count += 1)}`) }
}

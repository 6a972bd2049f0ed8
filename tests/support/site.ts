import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { SITE } from '../../app/server/supervisor.ts'
import type { GraphqlReply, UntypedData } from './graphql-reply.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The real site in processes of its own, which can be killed and restarted. */
export interface Site {
  origin: string
  dataDir: string
  start(): Promise<void>
  /** Sends a signal to the site's process; returns its exit code once it has exited. */
  stop(signal: NodeJS.Signals): Promise<number | null>
  /** The PID of the site. */
  pid(): number
  /** The PID of the embedded PostgreSQL. */
  databasePid(): number
  /** Its output and log so far. */
  output(): string
  remove(): Promise<void>
}

/** How a site is started: environment variables and Node options. */
interface Entry {
  env: Record<string, string>
  args: string[]
}

// Without the supervisor: the started process is the site.
const SOURCES: Entry = { env: { NODE_ENV: 'production' }, args: ['app/server.ts', SITE] }
/** The sources under their supervisor. */
export const SUPERVISED_SOURCES: Entry = { ...SOURCES, args: ['app/server.ts'] }
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
const [settings, command] = scripts.start.split(' exec node ')
/** As `npm start` starts it: the built server under its supervisor, with its memory limit. */
export const SUPERVISED: Entry = {
  env: Object.fromEntries(settings!.split(' ').map((pair) => pair.split('=') as [string, string])),
  args: command!.split(' '),
}
/** The same without the supervisor. */
export const BUILT: Entry = { ...SUPERVISED, args: [...SUPERVISED.args, SITE] }

export async function openSite(
  settings: Record<string, string> = {},
  { dataDir = temporaryFolder('cloggle-site-'), entry = SOURCES } = {},
): Promise<Site> {
  const port = await freePort()
  let process_: ChildProcess | null = null
  let everything = ''

  const start = () =>
    new Promise<void>((done, fail) => {
      const child = spawn(process.execPath, entry.args, {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'] ?? '',
          ...entry.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          DEMO: '0',
          JUDGES: '0',
          WEB_PROCESSES: '1',
          LOG_LEVEL: 'fatal',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      process_ = child
      let output = ''
      const collect = (text: Buffer) => {
        output += text.toString()
        everything += text.toString()
        if (output.includes('Cloggle is ready')) done()
      }
      child.stdout!.on('data', collect)
      child.stderr!.on('data', collect)
      child.once('exit', (code) => fail(new Error(`The site ended with ${code}: ${output}`)))
    })

  const stop = (signal: NodeJS.Signals) =>
    new Promise<number | null>((done) => {
      if (process_ === null || process_.exitCode !== null || process_.signalCode !== null) return done(process_?.exitCode ?? null)
      process_.once('exit', (code) => done(code))
      process_.kill(signal)
    })

  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    start,
    stop,
    pid: () => process_?.pid ?? 0,
    databasePid: () => Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]),
    output: () => everything,
    remove: async () => {
      await stop('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A folder for data, in memory where there is room. The database's own account may enter it, so the data stay there. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), prefix))
  chmodSync(folder, 0o711)
  return folder
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

/** A direct connection to the site's database. */
export async function connectTo(site: Site): Promise<pg.Client> {
  const client = new pg.Client(JSON.parse(readFileSync(join(site.dataDir, 'database-address.json'), 'utf8')) as pg.ClientConfig)
  await client.connect()
  return client
}

/** How many web processes of the site respond. */
export async function webProcesses(site: Site): Promise<number> {
  const metrics = await (await fetch(`${site.origin}/metrics`)).text()
  return Number(/^cloggle_web_processes (\d+)$/m.exec(metrics)?.[1] ?? 0)
}

/** Registers a member through the site's API; from a network of their own where the site trusts a proxy. */
export async function memberOf(site: Site, name: string, network?: string): Promise<{ token: string; id: string }> {
  const response = await fetch(`${site.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(network !== undefined && { 'x-forwarded-for': network }) },
    body: JSON.stringify({ name, username: name, email: `${name}@people.test`, password: 'four words for the tests' }),
  })
  const body = (await response.json()) as { token: string; user: { id: string } }
  if (!response.ok) throw new Error(JSON.stringify(body))
  return { token: body.token, id: body.user.id }
}

/** Sends a GraphQL request to the site; throws on a timeout. */
export async function requestGraphql<Data = UntypedData>(
  site: Site,
  token: string | null,
  query: string,
  variables: object = {},
): Promise<{ status: number; body: GraphqlReply<Data> & { error?: string } }> {
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(5_000),
  })
  return { status: response.status, body: (await response.json()) as GraphqlReply<Data> }
}

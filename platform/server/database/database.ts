import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { watchStatements } from './slow-statements.ts'
import type { Tables } from '../generated/tables.ts'

// Counts are far below 2^53, and instants travel as Date, so both are parsed here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Db = Kysely<Tables>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseAddress {
  connectionString?: string
  host?: string
  port?: number
  user?: string
  database?: string
}

interface DatabaseOptions {
  address: DatabaseAddress
  connections: number
  log: Log
  /** Called for each statement that took long; its text has no values. */
  onSlowStatement?: (statement: string, ms: number) => void
}

/** Opens the pool that every query uses. A lost connection is logged, never fatal (G13). */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...options.address,
    max: options.connections,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 5_000,
    // A database that hangs does not cancel its statements itself.
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 3_000,
    application_name: 'cloggle',
  })
  let closing = false
  const lost = (error: Error) => {
    if (!closing) options.log.warn({ err: error.message }, 'A database connection was lost.')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => {
    client.on('error', lost)
    prepareNamed(client)
    if (options.onSlowStatement !== undefined) watchStatements(client, options.onSlowStatement)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    close: async () => {
      closing = true
      await db.destroy()
      // The query builder ends a pool only if it was used.
      if (!pool.ended) await pool.end()
    },
  }
}

/** The prefix of a statement that is to be prepared under a name. */
export function preparedName(name: string): string {
  const start = `/* prepared: ${name} */ `
  if (!NAMED.test(start)) throw new Error(`No name for a statement: ${name}`)
  return start
}

const NAMED = /^\/\* prepared: ([a-z-]+) \*\/ /

/** The query builder cannot name statements: those with the prefix go to the connection below it. */
function prepareNamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (text: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? NAMED.exec(text)?.[1] : undefined
    return name === undefined ? query(text, ...rest) : query({ name, text, values: rest[0] }, ...rest.slice(1))
  }
  client.query = named as typeof client.query
}

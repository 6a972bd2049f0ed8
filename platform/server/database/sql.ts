/** The SQL handle. Only `*.queries.ts` may import this file, so that all SQL of a feature is in one place. */
import { sql, type RawBuilder } from 'kysely'
import type pg from 'pg'
import { preparedName, type Database } from './database.ts'

export { sql, type RawBuilder } from 'kysely'
export type { Db } from './database.ts'

/** A statement that is prepared once per connection and then only bound: for reads on every page. */
export interface Prepared<Row> {
  all(database: Pick<Database, 'pool'>, values: unknown[]): Promise<Row[]>
  first(database: Pick<Database, 'pool'>, values: unknown[]): Promise<Row | null>
}

/** Declares a prepared statement for hot paths. `name` is unique in the process and appears in the database's statistics. */
export function prepared<Row extends pg.QueryResultRow>(name: string, text: string): Prepared<Row> {
  async function all(database: Pick<Database, 'pool'>, values: unknown[]): Promise<Row[]> {
    const result = await database.pool.query<Row>({ name, text, values })
    return result.rows
  }
  return { all, first: async (database, values) => (await all(database, values))[0] ?? null }
}

/**
 * Prepares a frequent statement once per connection under this name, inside or outside of transactions. The name is unique in the
 * process, and its text never changes; only values differ.
 */
export const often = <Row>(name: string, statement: RawBuilder<Row>): RawBuilder<Row> => sql<Row>`${sql.raw(preparedName(name))}${statement}`

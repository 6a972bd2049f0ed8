/** The SQL handle. Only `*.queries.ts` may import this file: all SQL of a feature lies in one place. */
import { sql, type RawBuilder } from 'kysely'
import type pg from 'pg'
import { preparedName, type Database } from './database.ts'

export { sql, type RawBuilder } from 'kysely'
export type { Db } from './database.ts'

/** A statement that is prepared once per connection and then only bound: for what is read on every page. */
export interface Prepared<Row> {
  all(database: Pick<Database, 'pool'>, values: unknown[]): Promise<Row[]>
  first(database: Pick<Database, 'pool'>, values: unknown[]): Promise<Row | null>
}

/** Names a statement of hot reading paths. `name` is unique in the process and shows up in the database's statistics. */
export function prepared<Row extends pg.QueryResultRow>(name: string, text: string): Prepared<Row> {
  async function all(database: Pick<Database, 'pool'>, values: unknown[]): Promise<Row[]> {
    const result = await database.pool.query<Row>({ name, text, values })
    return result.rows
  }
  return { all, first: async (database, values) => (await all(database, values))[0] ?? null }
}

/**
 * Marks a statement of a way that is often gone, in transactions or out of them: it is prepared once per connection under
 * this name, which is unique in the process, and then only bound. Each name has one text: what differs are values.
 */
export const often = <Row>(name: string, statement: RawBuilder<Row>): RawBuilder<Row> => sql<Row>`${sql.raw(preparedName(name))}${statement}`

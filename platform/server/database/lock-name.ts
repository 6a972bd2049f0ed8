import { sql, type Db } from './sql.ts'

/** Waits for the lock with this name and holds it until the transaction ends, so that what has the same name runs one after another, on all nodes. */
export async function lockName(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

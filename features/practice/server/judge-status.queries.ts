import { sql, type Db } from '#platform/server/database/sql.ts'

/** Since when the submission that has waited longest may be judged; null if none waits. */
export async function oldestWaiting(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`select min(not_before) as since from submissions where state = 'waiting'`.execute(db)
  return rows[0]?.since ?? null
}

import { prepared, sql, type Db } from './database/sql.ts'
import type { Database } from './database/database.ts'

const hit = prepared<{ hits: number }>(
  'throttle-hit',
  `insert into throttle_windows (key, window_start, hits) values ($1, $2, 1)
   on conflict (key, window_start) do update set hits = throttle_windows.hits + 1 returning hits`,
)

/** Counts one use of `key` in the window that began at `start`; gives the count with it. */
export async function countHit(database: Database, key: string, start: Date): Promise<number> {
  const row = await hit.first(database, [key, start])
  return row?.hits ?? 0
}

/** Takes one use back. */
export async function uncountHit(db: Db, key: string, start: Date): Promise<void> {
  await sql`update throttle_windows set hits = greatest(hits - 1, 0) where key = ${key} and window_start = ${start}`.execute(db)
}

export async function deleteWindowsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('throttle_windows').where('window_start', '<', before).execute()
}

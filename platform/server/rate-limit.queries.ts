import type { KeyUses } from '../rules/rate-limits.ts'
import { prepared, sql, type Db } from './database/sql.ts'
import type { Database } from './database/database.ts'

/** One hit on a key: the current window, the previous one, and how much of that one still counts. */
export interface Hit {
  key: string
  start: Date
  previousStart: Date
  /** Between 0 and 1: the part of the previous window that still overlaps. */
  overlap: number
  /** Hits of the previous window count while its last one is after this. */
  countedAfter: Date
  at: Date
  hits: number
}

const hit = prepared<{ hits: number }>(
  'rate-limit-hit',
  `with previous as (
     select coalesce(sum(hits) * $4::float8, 0) as hits from throttle_windows where key = $1::text and window_start = $3::timestamptz and last_hit_at > $5::timestamptz
   ), counted as (
     insert into throttle_windows as present (key, window_start, hits, last_hit_at)
     select $1::text, $2::timestamptz, 1, $6::timestamptz from previous where previous.hits + 1 <= $7::float8
     on conflict (key, window_start) do update set hits = present.hits + 1, last_hit_at = greatest(present.last_hit_at, excluded.last_hit_at)
     where present.hits + 1 + (select hits from previous) <= $7::float8
     returning hits
   )
   select counted.hits + previous.hits as hits from counted, previous`,
)

/** Counts one hit if it is allowed; returns the new count, or null when it exceeds the limit and was not counted. */
export async function countHit(database: Database, use: Hit): Promise<number | null> {
  const { key, start, previousStart, overlap, countedAfter, at, hits } = use
  const row = await hit.first(database, [key, start, previousStart, overlap, countedAfter, at, hits])
  return row?.hits ?? null
}

/** The hits of a key in the window that began at `start`, and in the previous one. */
export async function findUses(db: Db, { key, start, previousStart }: Hit): Promise<{ present: KeyUses; previous: KeyUses }> {
  const rows = await db
    .selectFrom('throttle_windows')
    .select(['window_start', 'hits', 'last_hit_at'])
    .where('key', '=', key)
    .where('window_start', 'in', [start, previousStart])
    .execute()
  const usesOf = (windowStart: Date): KeyUses => {
    const row = rows.find(({ window_start: at }) => at.getTime() === windowStart.getTime())
    return { hits: row?.hits ?? 0, lastAt: row?.last_hit_at.getTime() ?? 0 }
  }
  return { present: usesOf(start), previous: usesOf(previousStart) }
}

/** Removes one hit. */
export async function uncountHit(db: Db, key: string, start: Date): Promise<void> {
  await sql`update throttle_windows set hits = greatest(hits - 1, 0) where key = ${key} and window_start = ${start}`.execute(db)
}

/** Limits look at two windows; this keeps those of a day. */
export async function deleteWindowsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('throttle_windows').where('window_start', '<', before).execute()
}

import { sql, type Db } from '#platform/server/database/sql.ts'

/** A search that found nothing. */
export interface MissRow {
  text: string
  count: number
  first_at: Date
  last_at: Date
}

/** Counts a search without a result. A new text is left out when there are `max` already. */
export async function countMiss(db: Db, text: string, at: Date, max: number): Promise<void> {
  await sql`insert into search_misses (text, first_at, last_at)
    select ${text}, ${at}, ${at} where exists (select from search_misses where text = ${text}) or (select count(*) from search_misses) < ${max}
    on conflict (text) do update set count = search_misses.count + 1, last_at = excluded.last_at`.execute(db)
}

/** The most frequent searches without a result. */
export const listMisses = (db: Db, limit: number): Promise<MissRow[]> =>
  db.selectFrom('search_misses').select(['text', 'count', 'first_at', 'last_at']).orderBy('count', 'desc').orderBy('last_at', 'desc').limit(limit).execute()

export async function removeMiss(db: Db, text: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('search_misses').where('text', '=', text).executeTakeFirst()
  return numDeletedRows > 0n
}

export const removeMissesBefore = (db: Db, at: Date) => db.deleteFrom('search_misses').where('last_at', '<', at).execute()

import { sql, type Db } from '#platform/server/database/sql.ts'

/** A search that found nothing. */
export interface MissRow {
  text: string
  count: number
  first_at: Date
  last_at: Date
}

/** Counts a search without a result. When there are `max` texts, the least frequent and oldest one makes room for a new one. */
export async function countMiss(db: Db, text: string, at: Date, max: number): Promise<void> {
  await sql`with removed as (
      delete from search_misses where text = (select text from search_misses order by count, last_at limit 1)
        and not exists (select from search_misses where text = ${text}) and (select count(*) from search_misses) >= ${max}
    )
    insert into search_misses (text, first_at, last_at) values (${text}, ${at}, ${at})
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

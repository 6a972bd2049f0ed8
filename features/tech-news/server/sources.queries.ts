import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Category } from '../rules/categories.ts'
import type { SourceInput } from '../rules/news-inputs.ts'

export interface SourceRow {
  id: string
  name: string
  address: string
  category: Category
  is_enabled: boolean
  revision: number
  etag: string | null
  last_modified: string | null
  next_fetch_at: Date
  succeeded_at: Date | null
  failures: number
  /** The first failed fetch that is known since the last success; null if the source does not fail. */
  failing_since?: Date | null
}

export interface FetchRow {
  source_id: string
  fetched_at: Date
  error: string | null
  item_count: number
  new_count: number
}

const SOURCE = sql.raw('id, name, address, category, is_enabled, revision, etag, last_modified, next_fetch_at, succeeded_at, failures')

/** All sources, those that fail first. */
export async function listSources(db: Db, max: number): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`select ${SOURCE}, case when failures > 0 then (
      select min(f.fetched_at) from news_fetches f where f.source_id = news_sources.id and f.error is not null and (succeeded_at is null or f.fetched_at > succeeded_at)) end as failing_since
    from news_sources order by is_enabled desc, failures > 0 desc, name limit ${max}`.execute(db)
  return rows
}

export async function findSource(db: Db, id: string): Promise<SourceRow | null> {
  const { rows } = await sql<SourceRow>`select ${SOURCE} from news_sources where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The latest fetches of each of these sources, the newest first. */
export async function listFetches(db: Db, sourceIds: readonly string[], each: number): Promise<FetchRow[]> {
  const { rows } = await sql<FetchRow>`select f.source_id, f.fetched_at, f.error, f.item_count, f.new_count from unnest(${sourceIds}::uuid[]) s (id)
    cross join lateral (select * from news_fetches f where f.source_id = s.id order by f.id desc limit ${each}) f order by f.id desc`.execute(db)
  return rows
}

/** Adds a source unless there are `max`. False: there are, or another source has the address. Adding the same one again changes nothing. */
export async function insertSource(db: Db, source: Omit<SourceInput, 'revision'> & { at: Date; max: number }): Promise<boolean> {
  const { rows } = await sql`insert into news_sources (id, name, address, category, is_enabled, next_fetch_at, added_at)
    select ${source.id}, ${source.name}, ${source.address}, ${source.category}, ${source.isEnabled}, ${source.at}, ${source.at}
    where (select count(*) from news_sources) < ${source.max} on conflict do nothing returning id`.execute(db)
  if (rows.length > 0) return true
  return (await findSource(db, source.id))?.address === source.address
}

/** Saves an edit. A new address starts from nothing known. False: it was changed meanwhile. */
export async function updateSource(db: Db, source: SourceInput & { at: Date }): Promise<boolean> {
  const { rows } = await sql`update news_sources set name = ${source.name}, category = ${source.category}, is_enabled = ${source.isEnabled}, revision = revision + 1,
      etag = case when address = ${source.address} then etag end, last_modified = case when address = ${source.address} then last_modified end,
      failures = case when address = ${source.address} then failures else 0 end,
      next_fetch_at = case when address = ${source.address} and is_enabled then next_fetch_at else ${source.at} end, address = ${source.address}
    where id = ${source.id} and revision = ${source.revision} returning id`.execute(db)
  return rows.length > 0
}

export async function deleteSource(db: Db, id: string): Promise<SourceRow | null> {
  const { rows } = await sql<SourceRow>`delete from news_sources where id = ${id} returning ${SOURCE}`.execute(db)
  return rows[0] ?? null
}

/** The enabled sources whose last fetch failed. */
export async function listFailing(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from news_sources where is_enabled and failures > 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes the sources that are due. Until `until` nobody else takes them, and a killed fetch is repeated then. */
export async function claimDueSources(db: Db, { now, until, limit }: { now: Date; until: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update news_sources set next_fetch_at = ${until} where id in (
      select id from news_sources where is_enabled and next_fetch_at <= ${now} order by next_fetch_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

const KEPT_FETCHES = 20

/** Saves how a fetch ended: a row for admins, and when the next one is due. */
export async function saveFetch(
  db: Db,
  fetched: { sourceId: string; at: Date; error: string | null; items: number; added: number; failures: number; nextAt: Date; etag?: string | null; lastModified?: string | null },
): Promise<void> {
  const { sourceId, at, error } = fetched
  await sql`insert into news_fetches (source_id, fetched_at, error, item_count, new_count)
    select id, ${at}, ${error}, ${fetched.items}, ${fetched.added} from news_sources where id = ${sourceId}`.execute(db)
  await sql`delete from news_fetches where source_id = ${sourceId} and id < (
    select min(id) from (select id from news_fetches where source_id = ${sourceId} order by id desc limit ${sql.lit(KEPT_FETCHES)}) kept)`.execute(db)
  await sql`update news_sources set failures = ${fetched.failures}, next_fetch_at = ${fetched.nextAt},
      succeeded_at = case when ${error}::text is null then ${at} else succeeded_at end,
      etag = case when ${fetched.etag !== undefined} then ${fetched.etag ?? null} else etag end,
      last_modified = case when ${fetched.lastModified !== undefined} then ${fetched.lastModified ?? null} else last_modified end
    where id = ${sourceId}`.execute(db)
}

import { sql, type Db } from '#platform/server/database/sql.ts'
import type { EventType } from '../rules/events.ts'

export interface SearchedEventRow {
  id: string
  number: number
  slug: string
  title: string
  description_html: string
  type: EventType
  place: string
  host_id: string | null
  host_name: string | null
  taken: number
  updated_at: Date
}

/** The published ones of these events, for the search index. */
export async function loadSearchedEvents(db: Db, ids: readonly string[]): Promise<SearchedEventRow[]> {
  const { rows } = await sql<SearchedEventRow>`
    select e.id, e.number, e.slug, e.title, e.description_html, e.type, e.place, e.host_id, p.name as host_name, e.updated_at,
      (select coalesce(sum(d.taken), 0)::int from event_dates d where d.event_id = e.id) as taken
    from events e left join people p on p.id = e.host_id and p.suspended_at is null where e.id = any (${ids}::uuid[]) and e.state = 'published' and group_id is null`.execute(db)
  return rows
}

/** The ids of the published ones among these events. */
export async function publishedEventsAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from events where id = any (${ids}::uuid[]) and state = 'published' and group_id is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** A page of the ids of published events, after an id. */
export async function listPublishedEventIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from events where (${after}::uuid is null or id > ${after}::uuid) and state = 'published' and group_id is null order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The published events for a sitemap, newest first. */
export async function listForSitemap(db: Db, max: number): Promise<{ number: number; slug: string; updated_at: Date }[]> {
  const { rows } = await sql<{ number: number; slug: string; updated_at: Date }>`select number, slug, updated_at from events where state = 'published' and group_id is null order by number desc limit ${max}`.execute(db)
  return rows
}

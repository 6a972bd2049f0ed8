import { containsWords } from '#platform/server/database/contains-words.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ListingPage } from '#features/administration/server/public.ts'
import type { EventState } from '../rules/events.ts'

export interface AdminEventRow {
  id: string
  number: number
  slug: string
  title: string
  state: EventState
  author_name: string | null
  author_username: string | null
  at: Date
  /** The date that is next, or else the last one; null if there is none. */
  starts_at: Date | null
  going: number
  capacity: number | null
}

/** Events in any state for admins, newest first; not those of mentor groups. */
export async function listEventsForAdmins(db: Db, { q, state, after, count }: ListingPage, now: Date): Promise<AdminEventRow[]> {
  const { rows } = await sql<AdminEventRow>`select e.id, e.number, e.slug, e.title, e.state, e.created_at as at, p.name as author_name, p.username as author_username, d.starts_at, coalesce(d.going, 0) as going, coalesce(d.capacity, e.capacity) as capacity
    from events e left join people p on p.id = e.host_id
      left join lateral (
        select d.starts_at, d.capacity, (select count(*)::int from event_rsvps r where r.date_id = d.id and r.answer = 'going') as going from event_dates d
        where d.event_id = e.id order by d.ends_at < ${now}, case when d.ends_at < ${now} then -extract(epoch from d.starts_at) else extract(epoch from d.starts_at) end limit 1) d on true
    where e.group_id is null and (${state}::text is null or e.state = ${state})
      and ${containsWords(sql`concat_ws(' ', e.title, e.place, p.name, p.username)`, q)}
      and (${after?.at ?? null}::timestamptz is null or (e.created_at, e.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by e.created_at desc, e.id desc limit ${count}`.execute(db)
  return rows
}

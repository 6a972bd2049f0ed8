import { sql, type Db } from '#platform/server/database/sql.ts'
import type { RsvpState } from '../rules/rsvp.ts'

/** A date of an event of a group. */
export interface GroupDateRow {
  id: string
  event_id: string
  number: number
  slug: string
  title: string
  starts_at: Date
  ends_at: Date
  time_zone: string
  place: string
  online_url: string
  cancelled_at: Date | null
  cancel_reason: string
  /** The answer of the viewer; null: none. */
  answer: RsvpState | null
}

/** The events of a group that have a conversation. */
export async function listDiscussed(db: Db, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from events where group_id = ${groupId} and conversation_id is not null order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The dates of the events of a group: upcoming ones soonest first, or past ones latest first without canceled ones. */
export async function listGroupDates(db: Db, { groupId, viewerId, now, isPast, max }: { groupId: string; viewerId: string; now: Date; isPast: boolean; max: number }): Promise<GroupDateRow[]> {
  const { rows } = await sql<GroupDateRow>`
    select d.id, d.event_id, e.number, e.slug, e.title, d.starts_at, d.ends_at, e.time_zone, e.place, e.online_url, d.cancelled_at, d.cancel_reason, r.answer
    from events e join event_dates d on d.event_id = e.id left join event_rsvps r on r.date_id = d.id and r.person_id = ${viewerId}
    where e.group_id = ${groupId} and e.state in ('published', 'cancelled') and ${isPast ? sql`d.ends_at <= ${now} and d.cancelled_at is null order by d.starts_at desc, d.id` : sql`d.ends_at > ${now} order by d.starts_at, d.id`} limit ${max}`.execute(db)
  return rows
}

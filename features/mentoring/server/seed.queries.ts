import { sql, type Db } from '#platform/server/database/sql.ts'
import type { SubjectKind } from '../rules/assignment.ts'

/** Deletes all groups: they outlive the people of an interrupted attempt. */
export const eraseGroups = async (db: Db): Promise<void> => void (await sql`delete from mentor_groups`.execute(db))

/** The id of a published problem or course by its slug; null if there is none. */
export async function findBySlug(db: Db, kind: SubjectKind, slug: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from problems where ${kind} = 'problem' and slug = ${slug} union all select id from courses where ${kind} = 'course' and slug = ${slug}`.execute(db)
  return rows[0]?.id ?? null
}

export interface SeededEvent {
  groupId: string
  hostId: string
  title: string
  slug: string
  /** A plain text. */
  description: string
  timeZone: string
  startsLocal: string
  endsLocal: string
  onlineUrl: string
  at: Date
}

/** Adds an event of a group with one date, which may be over; returns the id of the date. */
export async function insertEvent(db: Db, { groupId, hostId, title, slug, description, timeZone, startsLocal, endsLocal, onlineUrl, at }: SeededEvent): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with event as (insert into events (id, slug, title, description, description_html, preview, type, host_id, group_id, time_zone, starts_local, ends_local, online_url, state, created_at, updated_at)
      values (gen_random_uuid(), ${slug}, ${title}, ${description}, ${`<p>${description}</p>`}, ${description}, 'workshop', ${hostId}, ${groupId}, ${timeZone}, ${startsLocal}, ${endsLocal}, ${onlineUrl}, 'published', ${at}, ${at}) returning id)
    insert into event_dates (event_id, nth, starts_at, ends_at, changed_at)
    select id, 0, ${startsLocal}::timestamp at time zone ${timeZone}, ${endsLocal}::timestamp at time zone ${timeZone}, ${at} from event returning id`.execute(db)
  return rows[0]!.id
}

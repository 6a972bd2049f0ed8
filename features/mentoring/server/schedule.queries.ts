import { sql, type Db } from '#platform/server/database/sql.ts'

/** Which learners of a group, or whether one of them, came to dates of the group: their ids by date. */
export async function listPresent(db: Db, { groupId, dateIds, personId = null }: { groupId: string; dateIds: readonly string[]; personId?: string | null }): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ date_id: string; people: string[] }>`select d.id as date_id, array_agg(m.person_id) as people
    from event_dates d join events e on e.id = d.event_id and e.group_id = ${groupId} join mentor_group_members m on m.group_id = e.group_id and m.part = 'learner'
    where d.id = any (${dateIds}::uuid[]) and (${personId}::uuid is null or m.person_id = ${personId}::uuid) and came_to_date(d.id, m.person_id) group by d.id`.execute(db)
  return new Map(rows.map(({ date_id, people }) => [date_id, people]))
}

/** A date of a group with its start; null if the group has none. */
export async function findGroupDate(db: Db, groupId: string, dateId: string): Promise<{ starts_at: Date; cancelled_at: Date | null } | null> {
  const { rows } = await sql<{ starts_at: Date; cancelled_at: Date | null }>`select d.starts_at, d.cancelled_at from event_dates d join events e on e.id = d.event_id where d.id = ${dateId} and e.group_id = ${groupId}`.execute(db)
  return rows[0] ?? null
}

/** Notes whether a learner came. */
export async function saveAttendance(db: Db, { dateId, personId, isPresent, by, at }: { dateId: string; personId: string; isPresent: boolean; by: string; at: Date }): Promise<void> {
  await sql`insert into mentor_group_attendance (date_id, person_id, is_present, marked_by, marked_at) values (${dateId}, ${personId}, ${isPresent}, ${by}, ${at})
    on conflict (date_id, person_id) do update set is_present = excluded.is_present, marked_by = excluded.marked_by, marked_at = excluded.marked_at`.execute(db)
}

export interface AttendedRow {
  title: string
  at: Date
  time_zone: string
  came: number
  learners: number
}

/** How many learners of a group came to each of its past dates, the latest first; or of one learner alone. */
export async function listAttended(db: Db, { groupId, personId, now, max }: { groupId: string; personId: string | null; now: Date; max: number }): Promise<AttendedRow[]> {
  const { rows } = await sql<AttendedRow>`select e.title, d.starts_at as at, e.time_zone, count(*) filter (where came_to_date(d.id, m.person_id))::int as came, count(*)::int as learners
    from event_dates d join events e on e.id = d.event_id join mentor_group_members m on m.group_id = e.group_id and m.part = 'learner'
    where e.group_id = ${groupId} and e.state in ('published', 'cancelled') and d.cancelled_at is null and d.starts_at <= ${now} and (${personId}::uuid is null or m.person_id = ${personId}::uuid)
    group by d.id, e.id order by d.starts_at desc, d.id limit ${max}`.execute(db)
  return rows
}

/** The title, the address and the first date of an event of a group; null if it no longer exists. */
export async function findScheduled(db: Db, eventId: string): Promise<{ event: string; number: number; slug: string; group: string; starts_at: Date; time_zone: string } | null> {
  const { rows } = await sql<{ event: string; number: number; slug: string; group: string; starts_at: Date; time_zone: string }>`
    select e.title as event, e.number, e.slug, g.name as "group", min(d.starts_at) as starts_at, e.time_zone from events e join mentor_groups g on g.id = e.group_id
    join event_dates d on d.event_id = e.id where e.id = ${eventId} and e.state = 'published' group by e.id, g.id`.execute(db)
  return rows[0] ?? null
}

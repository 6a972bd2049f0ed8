import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Part } from '../rules/group.ts'
import { JUDGED_BY_MENTOR } from './work.queries.ts'

export interface GroupRow {
  id: string
  name: string
  about: string
  revision: number
  created_at: Date
  archived_at: Date | null
  /** What the viewer is in the group; null: nothing. */
  part: Part | null
}

/** A group with the part of a person in it; null if there is none. */
export async function findGroup(db: Db, id: string, personId: string): Promise<GroupRow | null> {
  const { rows } = await sql<GroupRow>`select g.id, g.name, g.about, g.revision, g.created_at, g.archived_at, m.part
    from mentor_groups g left join mentor_group_members m on m.group_id = g.id and m.person_id = ${personId} where g.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Locks a group, so that its members and its content are changed one after another. */
export async function lockGroup(db: Db, id: string): Promise<void> {
  await sql`select from mentor_groups where id = ${id} for no key update`.execute(db)
}

/** Inserts a group; false if its id exists already. */
export async function insertGroup(db: Db, { id, name, about, at }: { id: string; name: string; about: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into mentor_groups (id, name, about, created_at) values (${id}, ${name}, ${about}, ${at}) on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0
}

export async function saveGroup(db: Db, { id, name, about }: { id: string; name: string; about: string }): Promise<void> {
  await sql`update mentor_groups set name = ${name}, about = ${about}, revision = revision + 1 where id = ${id}`.execute(db)
}

export async function saveArchived(db: Db, id: string, at: Date | null): Promise<void> {
  await sql`update mentor_groups set archived_at = ${at} where id = ${id}`.execute(db)
}

export interface GroupCardRow {
  id: string
  name: string
  about: string
  archived_at: Date | null
  mentors: string[]
  learners: number
  assignments: number
  /** Of the learner: what is not handed in; of a mentor: what is to be returned. */
  waiting: number
  /** The next date of the group that is not canceled. */
  meeting_title: string | null
  meeting_at: Date | null
  /** The assignment that is due next, without a zone: in each learner's own. */
  due_title: string | null
  due_local: string | null
}

/** The groups of a person in one part, archived ones last. */
export async function listGroups(db: Db, { personId, part, now, max }: { personId: string; part: Part; now: Date; max: number }): Promise<GroupCardRow[]> {
  const { rows } = await sql<GroupCardRow>`
    select g.id, g.name, g.about, g.archived_at,
      array(select p.name from mentor_group_members o join people p on p.id = o.person_id where o.group_id = g.id and o.part = 'mentor' order by o.joined_at, p.name) as mentors,
      (select count(*)::int from mentor_group_members o where o.group_id = g.id and o.part = 'learner') as learners,
      (select count(*)::int from assignments a where a.group_id = g.id) as assignments,
      case when m.part = 'learner' then (select count(*)::int from assignments a left join assignment_work w on w.assignment_id = a.id and w.person_id = m.person_id
          left join logins l on l.person_id = m.person_id
          where a.group_id = g.id and (w.is_to_revise or w.handed_in_at is null and (a.late_rule <> 'refused' or a.due_local is null or assignment_due(a.due_local, w.extended_local, l.time_zone) >= ${now}::timestamptz)))
        else (select count(*)::int from assignments a join assignment_work w on w.assignment_id = a.id join mentor_group_members o on o.group_id = g.id and o.person_id = w.person_id and o.part = 'learner'
          where a.group_id = g.id and w.handed_in_at is not null and w.returned_at is null and ${JUDGED_BY_MENTOR}) end as waiting,
      meeting.title as meeting_title, meeting.starts_at as meeting_at, due.title as due_title, due.due_local
    from mentor_group_members m join mentor_groups g on g.id = m.group_id
    left join lateral (select e.title, d.starts_at from events e join event_dates d on d.event_id = e.id
      where e.group_id = g.id and e.state = 'published' and d.cancelled_at is null and d.starts_at > ${now} order by d.starts_at, d.id limit 1) meeting on true
    -- No zone is more than 12 hours behind UTC: until then it may still be due somewhere.
    left join lateral (select a.title, a.due_local from assignments a where a.group_id = g.id and a.due_local::timestamp > (${now}::timestamptz at time zone 'UTC') - interval '12 hours' order by a.due_local, a.id limit 1) due on true
    where m.person_id = ${personId} and m.part = ${part} order by g.archived_at is not null, g.created_at desc limit ${max}`.execute(db)
  return rows
}

export interface WaitingGroupRow {
  id: string
  name: string
  learners: number
  created_at: Date
}

/** Groups that are not archived and have learners, but no mentor who holds the role. */
export async function listGroupsWithoutMentor(db: Db, max: number): Promise<WaitingGroupRow[]> {
  const { rows } = await sql<WaitingGroupRow>`
    select g.id, g.name, g.created_at, (select count(*)::int from mentor_group_members m where m.group_id = g.id and m.part = 'learner') as learners
    from mentor_groups g
    where g.archived_at is null and not exists (
      select from mentor_group_members m join grants r on r.person_id = m.person_id and r.role = 'mentor' and r.revoked_at is null
      join people p on p.id = m.person_id and p.suspended_at is null where m.group_id = g.id and m.part = 'mentor')
    order by g.created_at limit ${max}`.execute(db)
  return rows
}

export interface ReportedGroupRow {
  id: string
  name: string
  about: string
  /** The mentor who is in the group for the longest time; null without a mentor. */
  author_id: string | null
  author_username: string | null
}

/** The existing ones of these groups, for moderators. */
export async function listReportedGroups(db: Db, ids: readonly string[]): Promise<ReportedGroupRow[]> {
  const { rows } = await sql<ReportedGroupRow>`select g.id, g.name, g.about, p.id as author_id, p.username as author_username from mentor_groups g
    left join lateral (select p.id, p.username from mentor_group_members m join people p on p.id = m.person_id where m.group_id = g.id and m.part = 'mentor' order by m.joined_at, p.id limit 1) p on true
    where g.id = any (${ids}::uuid[])`.execute(db)
  return rows
}

/** The groups of a person that are not archived, by name: those that they learn in, and for mentors those that they mentor. */
export async function listOwnGroups(db: Db, { personId, isMentor }: { personId: string; isMentor: boolean }): Promise<{ id: string; name: string; about: string; part: Part }[]> {
  const { rows } = await sql<{ id: string; name: string; about: string; part: Part }>`select g.id, g.name, g.about, m.part
    from mentor_group_members m join mentor_groups g on g.id = m.group_id
    where m.person_id = ${personId} and g.archived_at is null and (m.part = 'learner' or ${isMentor}) order by g.name, g.id`.execute(db)
  return rows
}

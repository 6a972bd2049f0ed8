import { sql, type Db } from '#platform/server/database/sql.ts'
import { JUDGED_BY_MENTOR } from './work.queries.ts'

/** A group as admins oversee it: counts, and none of its work. */
export interface OverseenGroupRow {
  id: string
  name: string
  mentors: string[]
  learners: number
  assignments: number
  /** Texts that wait for a mentor. */
  waiting: number
  archived_at: Date | null
  created_at: Date
  total: number
}

export interface OverseenMemberRow {
  name: string
  username: string
  part: 'mentor' | 'learner'
  joined_at: Date
}

export interface OverseenAssignmentRow {
  id: string
  title: string
  kind: string
  set_at: Date
  /** How many learners handed something in; only texts are handed in. */
  handed_in: number
  returned: number
}

/** One group as admins oversee it; null if there is none. */
export async function findOverseenGroup(db: Db, id: string): Promise<{ id: string; name: string } | null> {
  return (await db.selectFrom('mentor_groups').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The people of a group, mentors first. */
export async function listOverseenMembers(db: Db, { id, count }: { id: string; count: number }): Promise<OverseenMemberRow[]> {
  const { rows } = await sql<OverseenMemberRow>`select p.name, p.username, m.part, m.joined_at from mentor_group_members m join people p on p.id = m.person_id
    where m.group_id = ${id} order by m.part = 'learner', m.joined_at, p.id limit ${count}`.execute(db)
  return rows
}

/** The assignments of a group with counts and without any text, the latest first. */
export async function listOverseenAssignments(db: Db, { id, count }: { id: string; count: number }): Promise<OverseenAssignmentRow[]> {
  const { rows } = await sql<OverseenAssignmentRow>`select a.id, a.title, a.kind, a.set_at, count(w.handed_in_at)::int as handed_in, count(w.returned_at)::int as returned
    from assignments a left join assignment_work w on w.assignment_id = a.id where a.group_id = ${id} group by a.id order by a.set_at desc, a.id limit ${count}`.execute(db)
  return rows
}

/** A page of all groups whose name has a part, the newest first; `total` counts all of them. */
export async function listOverseenGroups(db: Db, { find, offset, count }: { find: string; offset: number; count: number }): Promise<OverseenGroupRow[]> {
  const { rows } = await sql<OverseenGroupRow>`
    select g.id, g.name, g.archived_at, g.created_at, count(*) over ()::int as total,
      array(select p.name from mentor_group_members m join people p on p.id = m.person_id where m.group_id = g.id and m.part = 'mentor' order by m.joined_at, p.id) as mentors,
      (select count(*)::int from mentor_group_members m where m.group_id = g.id and m.part = 'learner') as learners,
      (select count(*)::int from assignments a where a.group_id = g.id) as assignments,
      (select count(*)::int from assignments a join assignment_work w on w.assignment_id = a.id where a.group_id = g.id and ${JUDGED_BY_MENTOR} and w.handed_in_at is not null and w.returned_at is null) as waiting
    from mentor_groups g where position(lower(${find}) in lower(g.name)) > 0
    order by g.archived_at is not null, g.created_at desc, g.id offset ${offset} limit ${count}`.execute(db)
  return rows
}

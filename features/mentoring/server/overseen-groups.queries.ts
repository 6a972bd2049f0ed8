import { sql, type Db } from '#platform/server/database/sql.ts'

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

/** A page of all groups whose name has a part, the newest first; `total` counts all of them. */
export async function listOverseenGroups(db: Db, { find, offset, count }: { find: string; offset: number; count: number }): Promise<OverseenGroupRow[]> {
  const { rows } = await sql<OverseenGroupRow>`
    select g.id, g.name, g.archived_at, g.created_at, count(*) over ()::int as total,
      array(select p.name from mentor_group_members m join people p on p.id = m.person_id where m.group_id = g.id and m.part = 'mentor' order by m.joined_at, p.id) as mentors,
      (select count(*)::int from mentor_group_members m where m.group_id = g.id and m.part = 'learner') as learners,
      (select count(*)::int from assignments a where a.group_id = g.id) as assignments,
      (select count(*)::int from assignments a join assignment_work w on w.assignment_id = a.id where a.group_id = g.id and a.kind = 'text' and w.handed_in_at is not null and w.returned_at is null) as waiting
    from mentor_groups g where position(lower(${find}) in lower(g.name)) > 0
    order by g.archived_at is not null, g.created_at desc, g.id offset ${offset} limit ${count}`.execute(db)
  return rows
}

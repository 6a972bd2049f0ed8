import { sql, type Db } from '#platform/server/database/sql.ts'
import type { CriterionRow } from './assignments.queries.ts'

/** The points of one learner for a criterion. */
export interface MarkRow {
  criterion: string
  points: number
}

/** Replaces the rubric of an assignment. Criteria that stay keep their marks. */
export async function saveCriteria(db: Db, assignmentId: string, criteria: readonly CriterionRow[]): Promise<void> {
  await sql`delete from assignment_criteria where assignment_id = ${assignmentId} and id <> all (${criteria.map(({ id }) => id)}::uuid[])`.execute(db)
  await sql`insert into assignment_criteria as c (id, assignment_id, nth, text, points)
    select id, ${assignmentId}, nth, text, points from jsonb_to_recordset(${JSON.stringify(criteria.map((one, nth) => ({ ...one, nth })))}::jsonb) as r (id uuid, nth int, text text, points int)
    on conflict (id) do update set nth = excluded.nth, text = excluded.text, points = excluded.points where c.assignment_id = excluded.assignment_id`.execute(db)
}

/** Whether some work was returned with the rubric of an assignment. */
export async function hasMarks(db: Db, assignmentId: string): Promise<boolean> {
  const { rows } = await sql`select from assignment_marks m join assignment_criteria c on c.id = m.criterion_id where c.assignment_id = ${assignmentId} limit 1`.execute(db)
  return rows.length > 0
}

/** Saves the points of a learner for the criteria of an assignment. */
export async function saveMarks(db: Db, personId: string, marks: readonly MarkRow[]): Promise<void> {
  await sql`insert into assignment_marks (criterion_id, person_id, points) select criterion, ${personId}, points from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as r (criterion uuid, points int)
    on conflict (criterion_id, person_id) do update set points = excluded.points`.execute(db)
}

/** Removes the points of a learner for the criteria of an assignment. */
export async function deleteMarks(db: Db, assignmentId: string, personId: string): Promise<void> {
  await sql`delete from assignment_marks m using assignment_criteria c where c.id = m.criterion_id and c.assignment_id = ${assignmentId} and m.person_id = ${personId}`.execute(db)
}

/** The points of a learner for the rubrics of a group, by assignment. */
export async function listMarks(db: Db, groupId: string, personId: string): Promise<Map<string, MarkRow[]>> {
  const { rows } = await sql<MarkRow & { assignment_id: string }>`select c.assignment_id, c.id as criterion, m.points from assignment_marks m join assignment_criteria c on c.id = m.criterion_id
    join assignments a on a.id = c.assignment_id where a.group_id = ${groupId} and m.person_id = ${personId} order by c.nth`.execute(db)
  return Map.groupBy(rows, ({ assignment_id }) => assignment_id)
}

import { sql, type Db } from '#platform/server/database/sql.ts'
import type { AssignmentKind, LateRule } from '../rules/assignment.ts'
import type { AssignmentInput } from '../rules/mentoring-inputs.ts'
import type { Criterion } from '../rules/rubric.ts'

export interface AssignmentRow {
  id: string
  group_id: string
  kind: AssignmentKind
  subject_id: string | null
  title: string
  instructions: string
  /** A date and time without a zone, as `2026-12-01T23:59`. */
  due_local: string | null
  late_rule: LateRule
  late_points: number
  points: number
  set_at: Date
  revision: number
  /** The rubric; empty without one. */
  criteria: CriterionRow[]
  /** What the mentor attached. */
  files: AssignmentFileRow[]
}

export interface AssignmentFileRow {
  id: string
  name: string
  bytes: number
}

export interface CriterionRow extends Criterion {
  id: string
}

const COLUMNS = sql`a.id, a.group_id, a.kind, a.subject_id, a.title, a.instructions, a.due_local, a.late_rule, a.late_points, a.points, a.set_at, a.revision,
  coalesce((select json_agg(json_build_object('id', c.id, 'text', c.text, 'points', c.points) order by c.nth) from assignment_criteria c where c.assignment_id = a.id), '[]'::json) as criteria,
  coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes) order by b.nth) from assignment_files b join mentoring_files f on f.id = b.file_id where b.assignment_id = a.id), '[]'::json) as files`

/** The assignments of a group, the first one that is due first. */
export async function listAssignments(db: Db, groupId: string): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`select ${COLUMNS} from assignments a where a.group_id = ${groupId} order by a.due_local nulls last, a.set_at, a.id`.execute(db)
  return rows
}

export async function findAssignment(db: Db, id: string): Promise<AssignmentRow | null> {
  const { rows } = await sql<AssignmentRow>`select ${COLUMNS} from assignments a where a.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Adds an assignment unless the group has `max` of them; false then. */
export async function insertAssignment(db: Db, { id: groupId, key, kind, subject, title, instructions, due, lateRule, latePoints, points }: AssignmentInput, at: Date, max: number): Promise<boolean> {
  const { rows } = await sql`insert into assignments (id, group_id, kind, subject_id, title, instructions, due_local, late_rule, late_points, points, set_at)
    select ${key}, ${groupId}, ${kind}, ${subject}::uuid, ${title}, ${instructions}, ${due}::text, ${lateRule}, ${latePoints}, ${points}, ${at}::timestamptz
    where (select count(*) from assignments where group_id = ${groupId}) < ${max} returning id`.execute(db)
  return rows.length > 0
}

/** Changes an assignment; what was assigned stays. */
export async function saveAssignment(db: Db, { key, title, instructions, due, lateRule, latePoints, points }: AssignmentInput): Promise<void> {
  await sql`update assignments set title = ${title}, instructions = ${instructions}, due_local = ${due}::text, late_rule = ${lateRule}, late_points = ${latePoints}, points = ${points}, revision = revision + 1
    where id = ${key}`.execute(db)
}

export async function deleteAssignment(db: Db, id: string): Promise<void> {
  await sql`delete from assignments where id = ${id}`.execute(db)
}

/** What is due next for a learner in groups that are not archived, and not handed in; without what it is too late for. */
export async function listDueSoon(db: Db, { personId, now, max }: { personId: string; now: Date; max: number }): Promise<(AssignmentRow & { group_name: string; due_at: Date })[]> {
  const { rows } = await sql<AssignmentRow & { group_name: string; due_at: Date }>`
    select * from (
      select ${COLUMNS}, coalesce(w.is_to_revise, false) as is_to_revise, g.name as group_name, assignment_due(a.due_local, w.extended_local, l.time_zone) as due_at
      from mentor_group_members m join mentor_groups g on g.id = m.group_id and g.archived_at is null
      join assignments a on a.group_id = g.id left join assignment_work w on w.assignment_id = a.id and w.person_id = m.person_id
      left join logins l on l.person_id = m.person_id
      where m.person_id = ${personId} and m.part = 'learner' and (w.handed_in_at is null or w.is_to_revise)) d
    where due_at is not null and (due_at >= ${now}::timestamptz or late_rule <> 'refused' or is_to_revise) order by due_at limit ${max}`.execute(db)
  return rows
}

import { sql, type Db } from '#platform/server/database/sql.ts'

/** The work of a learner on an assignment. */
export interface WorkRow {
  assignment_id: string
  person_id: string
  text: string
  file_id: string | null
  file_name: string | null
  handed_in_at: Date | null
  is_late: boolean
  returned_at: Date | null
  returned_by: string | null
  is_to_revise: boolean
  /** Whether the learner has opened what was returned. */
  is_return_seen: boolean
  points: number | null
  comment: string
  /** The same without a zone: in the learner's own. */
  due_local: string | null
  /** The learner's own due date, which a mentor gave them. */
  extended_local: string | null
  /** When it is due for this learner. */
  due_at: Date | null
  /** Whether they tried the problem, opened the lesson or took the course. */
  is_started: boolean
}

const STARTED = sql`case
  when a.kind = 'problem' then exists (select from submissions s where s.person_id = m.person_id and s.problem_id = a.subject_id)
  when a.kind in ('lesson', 'quiz') then exists (select from lesson_progress p where p.person_id = m.person_id and p.lesson_id = a.subject_id)
  when a.kind = 'course' then exists (select from enrollments e where e.person_id = m.person_id and e.course_id = a.subject_id)
  else false end`

/** The work of the learners of a group, of one of them or on one assignment; a row for each, also without work. */
export async function listWork(db: Db, { groupId, personId = null, assignmentId = null }: { groupId: string; personId?: string | null; assignmentId?: string | null }): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select a.id as assignment_id, m.person_id, coalesce(w.text, '') as text, w.file_id, f.name as file_name, w.handed_in_at, coalesce(w.is_late, false) as is_late, w.returned_at, w.returned_by, coalesce(w.is_to_revise, false) as is_to_revise, coalesce(w.is_return_seen, true) as is_return_seen, w.points,
      coalesce(w.comment, '') as comment, coalesce(w.extended_local, a.due_local) as due_local, w.extended_local, assignment_due(a.due_local, w.extended_local, l.time_zone) as due_at,
      w.handed_in_at is null and ${STARTED} as is_started
    from assignments a join mentor_group_members m on m.group_id = a.group_id and m.part = 'learner'
    left join assignment_work w on w.assignment_id = a.id and w.person_id = m.person_id
    left join mentoring_files f on f.id = w.file_id
    left join logins l on l.person_id = m.person_id
    where a.group_id = ${groupId} and (${personId}::uuid is null or m.person_id = ${personId}::uuid) and (${assignmentId}::uuid is null or a.id = ${assignmentId}::uuid)`.execute(db)
  return rows
}

/**
 * Hands in a text or a file, again until it is returned, or when the mentor asks for another version; false otherwise. A revised text is as late as
 * the first one, which is kept with what was returned for it.
 */
export async function saveHandedIn(db: Db, { assignmentId, personId, text, file, at, isLate }: { assignmentId: string; personId: string; text: string; file: string | null; at: Date; isLate: boolean }): Promise<boolean> {
  const { rows } = await sql`with kept as (
      insert into assignment_work_versions (assignment_id, person_id, version, text, file_id, handed_in_at, returned_at, points, comment)
      select b.assignment_id, b.person_id, 1 + (select count(*) from assignment_work_versions v where v.assignment_id = b.assignment_id and v.person_id = b.person_id),
        b.text, b.file_id, b.handed_in_at, b.returned_at, b.points, b.comment
      from assignment_work b where b.assignment_id = ${assignmentId} and b.person_id = ${personId} and b.is_to_revise and b.returned_at is not null
      on conflict do nothing)
    insert into assignment_work as w (assignment_id, person_id, text, file_id, handed_in_at, is_late)
    values (${assignmentId}, ${personId}, ${text}, ${file}::uuid, ${at}::timestamptz, ${isLate})
    on conflict (assignment_id, person_id) do update set text = excluded.text, file_id = excluded.file_id, handed_in_at = excluded.handed_in_at,
        is_late = case when w.is_to_revise then w.is_late else excluded.is_late end, returned_at = null, is_to_revise = false, points = null, comment = ''
      where w.returned_at is null or w.is_to_revise returning assignment_id`.execute(db)
  return rows.length > 0
}

/** Returns work with points and a comment; false if nothing was handed in. */
export async function saveReturned(db: Db, { assignmentId, personId, points, comment, isToRevise, by, at }: { assignmentId: string; personId: string; points: number | null; comment: string; isToRevise: boolean; by: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`update assignment_work set returned_at = ${at}, returned_by = ${by}, points = ${points}, comment = ${comment}, is_to_revise = ${isToRevise}, is_return_seen = false
    where assignment_id = ${assignmentId} and person_id = ${personId} and handed_in_at is not null returning assignment_id`.execute(db)
  return rows.length > 0
}

/** Notes that a learner opened what was returned in a group. */
export async function saveReturnSeen(db: Db, { groupId, personId }: { groupId: string; personId: string }): Promise<void> {
  await sql`update assignment_work w set is_return_seen = true from assignments a
    where a.id = w.assignment_id and a.group_id = ${groupId} and w.person_id = ${personId} and w.returned_at is not null and not w.is_return_seen`.execute(db)
}

/** Work that came back to a learner. */
export interface ReturnedWorkRow {
  assignment_id: string
  title: string
  group_id: string
  group_name: string
  returned_at: Date
  is_to_revise: boolean
  has_comment: boolean
}

/** What came back to a learner in groups that are not archived: until it was opened, or handed in again if the mentor asks for that; the latest first. */
export async function listReturnedWork(db: Db, personId: string, max: number): Promise<ReturnedWorkRow[]> {
  const { rows } = await sql<ReturnedWorkRow>`
    select a.id as assignment_id, a.title, g.id as group_id, g.name as group_name, w.returned_at, w.is_to_revise, w.comment <> '' as has_comment
    from assignment_work w join assignments a on a.id = w.assignment_id join mentor_groups g on g.id = a.group_id and g.archived_at is null
    join mentor_group_members m on m.group_id = g.id and m.person_id = w.person_id and m.part = 'learner'
    where w.person_id = ${personId} and w.returned_at is not null and (w.is_to_revise or not w.is_return_seen) order by w.returned_at desc, a.id limit ${max}`.execute(db)
  return rows
}

/** SQL: whether a mentor gives the points for an assignment `a`; as `waitsForMentor`. */
export const JUDGED_BY_MENTOR = sql`(a.kind = 'text' or exists (select from assignment_criteria c where c.assignment_id = a.id))`

/** Work that waits for a mentor. */
export interface WaitingWorkRow {
  assignment_id: string
  title: string
  group_id: string
  group_name: string
  learner_id: string
  learner_name: string
  handed_in_at: Date
  is_late: boolean
}

/** The work that was handed in in the groups of a mentor and waits for one, the longest waiting first. */
export async function listWorkToReturn(db: Db, mentorId: string, max: number): Promise<WaitingWorkRow[]> {
  const { rows } = await sql<WaitingWorkRow>`
    select a.id as assignment_id, a.title, g.id as group_id, g.name as group_name, p.id as learner_id, p.name as learner_name, w.handed_in_at, w.is_late
    from mentor_group_members m join mentor_groups g on g.id = m.group_id and g.archived_at is null
    join assignments a on a.group_id = g.id and ${JUDGED_BY_MENTOR}
    join assignment_work w on w.assignment_id = a.id and w.handed_in_at is not null and w.returned_at is null
    join mentor_group_members o on o.group_id = g.id and o.person_id = w.person_id and o.part = 'learner'
    join people p on p.id = w.person_id
    where m.person_id = ${mentorId} and m.part = 'mentor' order by w.handed_in_at, a.id, p.id limit ${max}`.execute(db)
  return rows
}

/** After a due date moved, for all learners or one: work is on time that the new date allows, and what is open is reminded of again. Nothing becomes late that was in time. */
export async function forgiveLateWork(db: Db, assignmentId: string, personId: string | null = null): Promise<void> {
  await sql`update assignment_work set reminded_at = null where assignment_id = ${assignmentId} and handed_in_at is null and (${personId}::uuid is null or person_id = ${personId}::uuid)`.execute(db)
  await sql`update assignment_work w set is_late = false from assignments a, logins l
    where a.id = w.assignment_id and l.person_id = w.person_id and w.assignment_id = ${assignmentId} and w.is_late and (${personId}::uuid is null or w.person_id = ${personId}::uuid)
      and coalesce(w.handed_in_at < assignment_due(a.due_local, w.extended_local, l.time_zone) + interval '1 minute', true)`.execute(db)
}

/**
 * Hands in what the site knows: accepted problems, finished lessons, passed quizzes and finished courses. All of a group, of one person or on one subject; what is late
 * counts only where late work is accepted. Can be repeated.
 */
export async function handInKnown(db: Db, { groupId = null, personId = null, subjectId = null }: { groupId?: string | null; personId?: string | null; subjectId?: string | null }): Promise<void> {
  await sql`
    with done as (
      select a.id, m.person_id, a.late_rule, assignment_due(a.due_local, w.extended_local, l.time_zone) + interval '1 minute' as until,
        case
          when a.kind = 'problem' then (select min(s.submitted_at) from submissions s where s.person_id = m.person_id and s.problem_id = a.subject_id and s.verdict = 'Accepted')
          when a.kind in ('lesson', 'quiz') then (select p.finished_at from lesson_progress p where p.person_id = m.person_id and p.lesson_id = a.subject_id)
          when a.kind = 'course' then (select e.finished_at from enrollments e where e.person_id = m.person_id and e.course_id = a.subject_id) end as at
      from assignments a join mentor_groups g on g.id = a.group_id and g.archived_at is null
      join mentor_group_members m on m.group_id = a.group_id and m.part = 'learner'
      left join assignment_work w on w.assignment_id = a.id and w.person_id = m.person_id
      left join logins l on l.person_id = m.person_id
      where a.kind in ('problem', 'lesson', 'quiz', 'course') and w.handed_in_at is null
        and (${groupId}::uuid is null or a.group_id = ${groupId}::uuid) and (${personId}::uuid is null or m.person_id = ${personId}::uuid)
        and (${subjectId}::uuid is null or a.subject_id = ${subjectId}::uuid)
    )
    insert into assignment_work as w (assignment_id, person_id, handed_in_at, is_late)
    select id, person_id, at, coalesce(at >= until, false) from done where at is not null and (late_rule = 'accepted' or at < until or until is null)
    on conflict (assignment_id, person_id) do update set handed_in_at = excluded.handed_in_at, is_late = excluded.is_late where w.handed_in_at is null`.execute(db)
}

/** Takes back what the site handed in by itself for a subject, such as a problem that is no longer solved; what was returned stays. */
export async function takeBackKnown(db: Db, personId: string, subjectId: string): Promise<void> {
  await sql`update assignment_work w set handed_in_at = null, is_late = false from assignments a
    where a.id = w.assignment_id and w.person_id = ${personId} and a.subject_id = ${subjectId} and a.kind in ('problem', 'lesson', 'quiz', 'course') and w.returned_at is null`.execute(db)
}

/** Marks what is due within a day and not handed in, once each, and returns it. */
export async function claimReminders(db: Db, now: Date, max: number): Promise<{ assignment_id: string; person_id: string }[]> {
  const { rows } = await sql<{ assignment_id: string; person_id: string }>`
    with due as (
      select a.id, m.person_id, assignment_due(a.due_local, w.extended_local, l.time_zone) as at
      from assignments a join mentor_groups g on g.id = a.group_id and g.archived_at is null
      join mentor_group_members m on m.group_id = a.group_id and m.part = 'learner'
      left join assignment_work w on w.assignment_id = a.id and w.person_id = m.person_id
      left join logins l on l.person_id = m.person_id
      -- No zone is more than 14 hours from UTC; an extension may be later than the date of the assignment.
      where w.handed_in_at is null and w.reminded_at is null and (w.extended_local is not null or a.due_local::timestamp between (${now}::timestamptz at time zone 'UTC') - interval '1 day' and (${now}::timestamptz at time zone 'UTC') + interval '2 days')
    )
    insert into assignment_work as w (assignment_id, person_id, reminded_at)
    select id, person_id, ${now}::timestamptz from due where at > ${now}::timestamptz and at <= ${now}::timestamptz + interval '1 day' order by at limit ${max}
    on conflict (assignment_id, person_id) do update set reminded_at = excluded.reminded_at where w.reminded_at is null and w.handed_in_at is null
    returning w.assignment_id, w.person_id`.execute(db)
  return rows
}

export interface AttemptRow {
  id: string
  language: string
  code: string
  submitted_at: Date
  verdict: string | null
  passed: number
  total: number
}

/** The latest submissions of a learner for a problem. */
export async function listAttempts(db: Db, personId: string, problemId: string, max: number): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`select id, language, code, submitted_at, verdict, passed, total from submissions
    where person_id = ${personId} and problem_id = ${problemId} order by id desc limit ${max}`.execute(db)
  return rows
}

export interface WorkFactsRow {
  assignment: string
  assignmentId: string
  group: string
  groupId: string
}

/** The texts of notifications about an assignment; null if it no longer exists or its group is archived. */
export async function findFacts(db: Db, assignmentId: string): Promise<WorkFactsRow | null> {
  const { rows } = await sql<WorkFactsRow>`select a.title as assignment, a.id as "assignmentId", g.name as group, g.id as "groupId"
    from assignments a join mentor_groups g on g.id = a.group_id where a.id = ${assignmentId} and g.archived_at is null`.execute(db)
  return rows[0] ?? null
}

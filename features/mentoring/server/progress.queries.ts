import { sql, type Db } from '#platform/server/database/sql.ts'
import { lastActivity } from '#features/activity/server/public.ts'

/** When each learner of a group was last active: anything in their ledger except following people, a submission, or the day of joining. */
export async function listLastActive(db: Db, groupId: string): Promise<Map<string, Date>> {
  const { rows } = await sql<{ person_id: string; at: Date }>`
    select m.person_id, greatest(m.joined_at,
      ${lastActivity(sql`m.person_id`)}) as at
    from mentor_group_members m where m.group_id = ${groupId} and m.part = 'learner'`.execute(db)
  return new Map(rows.map(({ person_id, at }) => [person_id, at]))
}

/** Learners whose last `inARow` judged attempts at some assigned problem failed, while they have not handed it in. */
export async function listStuck(db: Db, groupId: string, inARow: number): Promise<Set<string>> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct m.person_id from mentor_group_members m join assignments a on a.group_id = m.group_id and a.kind = 'problem'
    left join assignment_work w on w.assignment_id = a.id and w.person_id = m.person_id
    cross join lateral (
      select count(*) as tries, count(*) filter (where verdict = 'Accepted') as accepted from (
        select verdict from submissions s where s.person_id = m.person_id and s.problem_id = a.subject_id and s.state = 'judged' order by s.id desc limit ${inARow}) latest) t
    where m.group_id = ${groupId} and m.part = 'learner' and w.handed_in_at is null and t.tries = ${inARow} and t.accepted = 0`.execute(db)
  return new Set(rows.map(({ person_id }) => person_id))
}

export interface WeekRow {
  week: Date
  handed_in: number
  submissions: number
}

/** What was handed in and submitted in each of the last weeks, by the learners of a group or by one of them; submissions since they joined. Weeks without anything are included. */
export async function listWeeks(db: Db, { groupId, personId, now, weeks }: { groupId: string; personId: string | null; now: Date; weeks: number }): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    with learners as (select person_id, joined_at from mentor_group_members where group_id = ${groupId} and part = 'learner' and (${personId}::uuid is null or person_id = ${personId}::uuid)),
      span as (select w as week from generate_series(date_trunc('week', ${now}::timestamptz, 'UTC') - make_interval(weeks => ${weeks - 1}), ${now}::timestamptz, interval '1 week') w),
      work as (select date_trunc('week', w.handed_in_at, 'UTC') as week, count(*)::int as n from assignment_work w join assignments a on a.id = w.assignment_id
        join learners using (person_id) where a.group_id = ${groupId} and w.handed_in_at > ${now}::timestamptz - make_interval(weeks => ${weeks}) group by 1),
      tries as (select date_trunc('week', s.submitted_at, 'UTC') as week, count(*)::int as n from submissions s join learners using (person_id)
        where s.submitted_at >= learners.joined_at and s.submitted_at > ${now}::timestamptz - make_interval(weeks => ${weeks}) group by 1)
    select span.week, coalesce(work.n, 0) as handed_in, coalesce(tries.n, 0) as submissions from span left join work using (week) left join tries using (week) order by span.week`.execute(db)
  return rows
}

export interface ProblemFiguresRow {
  assignment_id: string
  title: string
  attempts: number
  solved: number
  /** Hours from the first attempt to the acceptance, of each who solved it. */
  hours: number[]
}

/** Attempts and acceptances of each assigned problem, by the learners of a group or by one of them. */
export async function listProblemFigures(db: Db, groupId: string, personId: string | null): Promise<ProblemFiguresRow[]> {
  const { rows } = await sql<ProblemFiguresRow>`
    with each_one as (
      select a.id, m.person_id, min(s.submitted_at) as first_at, min(s.submitted_at) filter (where s.verdict = 'Accepted') as solved_at,
        min(s.id::text) filter (where s.verdict = 'Accepted') as solved_id, array_agg(s.id::text) filter (where s.state = 'judged') as ids
      from assignments a join mentor_group_members m on m.group_id = a.group_id and m.part = 'learner' join submissions s on s.person_id = m.person_id and s.problem_id = a.subject_id
      where a.group_id = ${groupId} and a.kind = 'problem' and (${personId}::uuid is null or m.person_id = ${personId}::uuid) group by a.id, m.person_id
    )
    select a.id as assignment_id, a.title,
      coalesce(sum((select count(*) from unnest(e.ids) i where e.solved_id is null or i <= e.solved_id)), 0)::int as attempts, count(e.solved_at)::int as solved,
      coalesce(array_agg((extract(epoch from e.solved_at - e.first_at) / 3600)::float8) filter (where e.solved_at is not null), '{}') as hours
    from assignments a left join each_one e on e.id = a.id where a.group_id = ${groupId} and a.kind = 'problem' group by a.id, a.title order by a.title`.execute(db)
  return rows
}

export interface LessonFiguresRow {
  title: string
  opened: number
  finished: number
  /** Of a quiz: how often it was answered. */
  tries: number
  /** Of a quiz: the mean of the best scores, from 0 to 1; null without one. */
  score: number | null
}

/** How far the learners of a group, or one of them, are with each assigned lesson and quiz. */
export async function listLessonFigures(db: Db, groupId: string, personId: string | null): Promise<LessonFiguresRow[]> {
  const { rows } = await sql<LessonFiguresRow>`
    select a.title, count(p.lesson_id)::int as opened, count(p.way)::int as finished, coalesce(sum(p.tries), 0)::int as tries, avg(p.best_score)::float8 as score
    from assignments a join mentor_group_members m on m.group_id = a.group_id and m.part = 'learner'
    left join lesson_progress p on p.person_id = m.person_id and p.lesson_id = a.subject_id
    where a.group_id = ${groupId} and a.kind in ('lesson', 'quiz') and (${personId}::uuid is null or m.person_id = ${personId}::uuid) group by a.id, a.title order by a.title`.execute(db)
  return rows
}

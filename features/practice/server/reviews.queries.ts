import type { Database } from '#platform/server/database/database.ts'
import { often, prepared, sql, type Db } from '#platform/server/database/sql.ts'
import { isoDay, type Day } from '#features/activity/rules/calendar-day.ts'
import type { Difficulty } from '../rules/problem.ts'
import type { Verdict } from '../rules/verdicts.ts'
import type { Review } from '../rules/reviews.ts'

/** A judged attempt at a problem, with the time zone of its author and the present review. */
export interface AttemptRow {
  submitted_at: Date
  verdict: Verdict
  is_first_acceptance: boolean
  time_zone: string
  review: Review | null
}

const REVIEW = "r.step::int, r.due_on - date '1970-01-01' as due"
type ReviewRow = { step: number; due: number }
const reviewOf = ({ step, due }: ReviewRow): Review => ({ step, dueOn: due })

export async function findAttempt(db: Db, submissionId: string): Promise<AttemptRow | null> {
  const { rows } = await often('review-try', sql<Omit<AttemptRow, 'review'> & (ReviewRow | { due: null })>`
    select s.submitted_at, s.verdict, s.is_first_acceptance, l.time_zone, ${sql.raw(REVIEW)}
    from submissions s join logins l on l.person_id = s.person_id left join reviews r on r.person_id = s.person_id and r.problem_id = s.problem_id
    where s.id = ${submissionId} and s.state = 'judged'`).execute(db)
  const row = rows[0]
  return row === undefined ? null : { ...row, review: row.due === null ? null : reviewOf(row) }
}

interface ReviewKey {
  personId: string
  problemId: string
}

/** The review of a problem, locked until the transaction ends. */
export async function lockReview(db: Db, { personId, problemId }: ReviewKey): Promise<Review | null> {
  const { rows } = await often('review-lock', sql<ReviewRow>`select ${sql.raw(REVIEW)} from reviews r
    where person_id = ${personId} and problem_id = ${problemId} for update`).execute(db)
  return rows[0] === undefined ? null : reviewOf(rows[0])
}

export async function insertReview(db: Db, { personId, problemId }: ReviewKey, { step, dueOn }: Review): Promise<void> {
  await sql`insert into reviews (person_id, problem_id, step, due_on)
    select id, ${problemId}, ${step}, ${isoDay(dueOn)}::date from people where id = ${personId} on conflict do nothing`.execute(db)
}

export async function saveReview(db: Db, { personId, problemId }: ReviewKey, { step, dueOn }: Review): Promise<void> {
  await often('review-save', sql`update reviews set step = ${step}, due_on = ${isoDay(dueOn)}::date
    where person_id = ${personId} and problem_id = ${problemId}`).execute(db)
}

/** Deletes a review, unless the problem is solved again by now. */
export async function deleteReview(db: Db, { personId, problemId }: ReviewKey): Promise<void> {
  await sql`delete from reviews where person_id = ${personId} and problem_id = ${problemId}
    and not exists (select from submissions where person_id = ${personId} and problem_id = ${problemId} and is_first_acceptance)`.execute(db)
}

export interface DueRow {
  slug: string
  title: string
  difficulty: Difficulty
  due_on: string
  step: number
}

const due = prepared<DueRow>(
  'due-problems',
  `select p.slug, p.title, p.difficulty, r.due_on::text, r.step::int from reviews r join problems p on p.id = r.problem_id and p.is_published
   where r.person_id = $1 and r.due_on <= $2::date order by r.due_on, p.slug limit $3`,
)

/** The problems that are due for a person by a day, the longest overdue first. */
export const dueFor = (database: Database, personId: string, by: Day, limit: number) => due.all(database, [personId, isoDay(by), limit])

const zone = prepared<{ time_zone: string }>('zone-of-person', 'select time_zone from logins where person_id = $1')

export const zoneOf = async (database: Database, personId: string): Promise<string> => (await zone.first(database, [personId]))?.time_zone ?? 'UTC'

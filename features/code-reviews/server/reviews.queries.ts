import type { Cursor } from '#platform/rules/cursor.ts'
import { lockName } from '#platform/server/database/lock-name.ts'
import { often, sql, type Db } from '#platform/server/database/sql.ts'
import { optionalPersonCard, personCard, type PersonCard } from '#features/people/server/public.ts'
import { CLAIM_MINUTES, MAX_WAITING, WAITS_COUNTED } from '../rules/code-review.ts'

/** A review with its learner, and the mentor who claimed or wrote it. */
export interface ReviewRow {
  id: string
  submission_id: string
  learner_id: string
  question: string
  asked_at: Date
  claimed_by: string | null
  claimed_until: Date | null
  reviewed_by: string | null
  reviewed_at: Date | null
  closed_at: Date | null
  thanked_at: Date | null
  learner: PersonCard
  mentor: PersonCard | null
}

const REVIEW = sql.raw(`r.id, r.submission_id, r.learner_id, r.question, r.asked_at, r.claimed_by, r.claimed_until, r.reviewed_by, r.reviewed_at, r.closed_at, r.thanked_at,
  ${personCard('l')} as learner, ${optionalPersonCard('m')} as mentor
  from code_reviews r join people l on l.id = r.learner_id left join people m on m.id = coalesce(r.reviewed_by, r.claimed_by)`)

export async function findReview(db: Db, id: string): Promise<ReviewRow | null> {
  const { rows } = await sql<ReviewRow>`select ${REVIEW} where r.id = ${id} and l.suspended_at is null`.execute(db)
  return rows[0] ?? null
}

/** Locks a review, so that claims and answers happen one after another. */
export const lockReview = async (db: Db, id: string): Promise<void> => void (await sql`select from code_reviews where id = ${id} for no key update`.execute(db))

/** The reviews that a learner asked for, newest first; after one of them, unless it is null. */
export async function listOfLearner(db: Db, { learnerId, after, max }: { learnerId: string; after: string | null; max: number }): Promise<ReviewRow[]> {
  const from = after === null ? sql`` : sql`and (r.asked_at, r.id) < (select o.asked_at, o.id from code_reviews o where o.id = ${after} and o.learner_id = ${learnerId})`
  const { rows } = await sql<ReviewRow>`select ${REVIEW} where r.learner_id = ${learnerId} ${from} order by r.asked_at desc, r.id desc limit ${max}`.execute(db)
  return rows
}

/** The reviews that are waiting at a moment, oldest request first, without those of the mentor and of blocked people; of one language, unless it is null. */
export async function listQueue(db: Db, { mentorId, blocked, at, after, language, max }: { mentorId: string; blocked: readonly string[]; at: Date; after: Cursor | null; language: string | null; max: number }): Promise<ReviewRow[]> {
  const from = after === null ? sql`` : sql`and (r.asked_at, r.id) > (to_timestamp(${after.key} / 1000.0), ${after.id}::uuid)`
  const inLanguage = language === null ? sql`` : sql`and exists (select from submissions s where s.id = r.submission_id and s.language = ${language})`
  const { rows } = await sql<ReviewRow>`select ${REVIEW} where r.reviewed_at is null and r.closed_at is null and (r.claimed_until is null or r.claimed_until <= ${at})
    and r.learner_id <> ${mentorId} and r.learner_id <> all (${[...blocked]}::uuid[]) and l.suspended_at is null ${inLanguage} ${from} order by r.asked_at, r.id limit ${max}`.execute(db)
  return rows
}

/** What a mentor has claimed now, and the reviews that they wrote, newest first; after one of them, unless it is null. Without those of suspended learners, which cannot be opened. */
export async function listOfMentor(db: Db, { mentorId, at, after, max }: { mentorId: string; at: Date; after: string | null; max: number }): Promise<ReviewRow[]> {
  const from = after === null ? sql`` : sql`and (coalesce(r.reviewed_at, r.claimed_until), r.id) < (select coalesce(o.reviewed_at, o.claimed_until), o.id from code_reviews o where o.id = ${after} and (o.reviewed_by = ${mentorId} or o.claimed_by = ${mentorId}))`
  const { rows } = await sql<ReviewRow>`select ${REVIEW} where (r.reviewed_by = ${mentorId} or (r.claimed_by = ${mentorId} and r.reviewed_at is null and r.closed_at is null and r.claimed_until > ${at}))
    and l.suspended_at is null ${from} order by coalesce(r.reviewed_at, r.claimed_until) desc, r.id desc limit ${max}`.execute(db)
  return rows
}

/** The reviews that a mentor wrote of other submissions for the same problem in the same language, with the programs and the mentor's comments; newest first. */
export async function listReviewedCode(db: Db, { mentorId, submissionId, max }: { mentorId: string; submissionId: string; max: number }): Promise<(ReviewRow & { code: string; comments: string[] })[]> {
  const { rows } = await sql<ReviewRow & { code: string; comments: string[] }>`select s.code,
      array(select c.text from code_review_comments c where c.review_id = r.id and c.author_id = ${mentorId} and c.deleted_at is null order by c.written_at) as comments, ${REVIEW}
    join submissions s on s.id = r.submission_id join submissions own on own.id = ${submissionId}
    where r.reviewed_by = ${mentorId} and r.submission_id <> ${submissionId} and s.problem_id = own.problem_id and s.language = own.language and l.suspended_at is null
    order by r.reviewed_at desc limit ${max}`.execute(db)
  return rows
}

/** The hours that the last finished reviews took. */
export async function listWaits(db: Db): Promise<number[]> {
  const { rows } = await sql<{ hours: number }>`select (extract(epoch from reviewed_at - asked_at) / 3600)::float8 as hours from code_reviews
    where reviewed_at is not null order by reviewed_at desc limit ${WAITS_COUNTED}`.execute(db)
  return rows.map(({ hours }) => hours)
}

export async function countOfMentor(db: Db, mentorId: string): Promise<{ reviews: number; thanks: number }> {
  const { rows } = await sql<{ reviews: number; thanks: number }>`select count(*)::int as reviews, count(thanked_at)::int as thanks from code_reviews where reviewed_by = ${mentorId}`.execute(db)
  return rows[0]!
}

/** How often a mentor was thanked for reviews, and when last. */
export async function findThanks(db: Db, mentorId: string): Promise<{ thanks: number; latest: Date | null }> {
  const { rows } = await often('thanks-of-mentor', sql<{ thanks: number; latest: Date | null }>`select count(*)::int as thanks, max(thanked_at) as latest from code_reviews where reviewed_by = ${mentorId} and thanked_at is not null`).execute(db)
  return rows[0]!
}

/** Stores a question about a submission. Null: the learner waits for too many reviews, or this submission has one. */
export async function insertReview(db: Db, review: { id: string; submissionId: string; learnerId: string; question: string; at: Date }): Promise<string | null> {
  const { id, submissionId, learnerId, question, at } = review
  await lockName(db, `code-reviews/${learnerId}`)
  const { rows } = await sql<{ id: string }>`insert into code_reviews (id, submission_id, learner_id, question, asked_at)
    select ${id}, ${submissionId}, ${learnerId}, ${question}, ${at}
    where (select count(*) from code_reviews where learner_id = ${learnerId} and reviewed_at is null and closed_at is null) < ${MAX_WAITING}
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** The reviews that a learner asked for of these submissions. */
export async function listOfSubmissions(db: Db, learnerId: string, submissionIds: readonly string[]): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`select ${REVIEW} where r.learner_id = ${learnerId} and r.submission_id = any (${[...submissionIds]}::uuid[])`.execute(db)
  return rows
}

/** The review of a submission, if there is one. */
export async function findOfSubmission(db: Db, submissionId: string): Promise<{ id: string } | null> {
  const { rows } = await sql<{ id: string }>`select id from code_reviews where submission_id = ${submissionId}`.execute(db)
  return rows[0] ?? null
}

/** Gives a waiting review to a mentor, who may have one at a time. False if someone else claimed it first, or the mentor has another claim. */
export async function saveClaim(db: Db, { id, mentorId, at }: { id: string; mentorId: string; at: Date }): Promise<boolean> {
  // Claims of one mentor run one after another: each sees the one before.
  await lockName(db, `code-review-claims/${mentorId}`)
  const { rows } = await sql`update code_reviews set claimed_by = ${mentorId}, claimed_until = ${at}::timestamptz + ${sql.lit(`${CLAIM_MINUTES} minutes`)}::interval
    where id = ${id} and reviewed_at is null and closed_at is null and (claimed_until is null or claimed_until <= ${at} or claimed_by = ${mentorId})
      and not exists (select from code_reviews o where o.claimed_by = ${mentorId} and o.id <> ${id} and o.reviewed_at is null and o.closed_at is null and o.claimed_until > ${at})
    returning id`.execute(db)
  return rows.length > 0
}

/** A claim lasts its full time again, from a moment. */
export const extendClaim = async (db: Db, id: string, at: Date): Promise<void> =>
  void (await sql`update code_reviews set claimed_until = ${at}::timestamptz + ${sql.lit(`${CLAIM_MINUTES} minutes`)}::interval where id = ${id} and claimed_by is not null and reviewed_at is null and closed_at is null`.execute(db))

/** Ends the claims of a mentor, on one review or on all. */
export const endClaims = async (db: Db, mentorId: string, id: string | null): Promise<void> =>
  void (await sql`update code_reviews set claimed_by = null, claimed_until = null where claimed_by = ${mentorId} and reviewed_at is null ${id === null ? sql`` : sql`and id = ${id}`}`.execute(db))

export const saveReviewed = async (db: Db, id: string, mentorId: string, at: Date): Promise<void> =>
  void (await sql`update code_reviews set reviewed_by = ${mentorId}, reviewed_at = ${at}, claimed_by = null, claimed_until = null where id = ${id}`.execute(db))

export const saveClosed = async (db: Db, id: string, at: Date, isThanked: boolean): Promise<void> =>
  void (await sql`update code_reviews set closed_at = coalesce(closed_at, ${at}), thanked_at = case when ${isThanked} then coalesce(thanked_at, ${at}) else thanked_at end, claimed_by = null, claimed_until = null where id = ${id}`.execute(db))

/** Opens a closed review again, if a mentor has sent it. False if not. */
export async function saveReopened(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update code_reviews set closed_at = null where id = ${id} and reviewed_at is not null returning id`.execute(db)
  return rows.length > 0
}

export const deleteReview = async (db: Db, id: string): Promise<void> => void (await sql`delete from code_reviews where id = ${id}`.execute(db))

/** The latest accepted submission of a person without a review; null if there is none. */
export async function findUnreviewed(db: Db, personId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select s.id from submissions s where s.person_id = ${personId} and s.verdict = 'Accepted'
    and not exists (select from code_reviews r where r.submission_id = s.id) order by s.submitted_at desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** The number of waiting reviews, and when the oldest was requested. */
export async function countWaitingReviews(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(asked_at) as oldest from code_reviews where reviewed_at is null and closed_at is null`.execute(db)
  return rows[0]!
}

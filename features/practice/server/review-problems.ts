import { signedIn, type Context } from '#platform/server/context.ts'
import { calendarDay } from '#features/activity/rules/calendar-day.ts'
import { firstReview, nextReview, type Review } from '../rules/reviews.ts'
import { deleteReview, dueFor, findAttempt, insertReview, lockReview, saveReview, zoneOf, type DueRow } from './reviews.queries.ts'

interface Attempt {
  personId: string
  problemId: string
  submissionId: string
}

/**
 * Updates the review of a problem after a solution was judged: the first acceptance makes it due the next day, and a later attempt on a due
 * problem decides when it is due next (requirement L-21).
 */
export async function updateReview(context: Context, { submissionId, ...review }: Attempt): Promise<void> {
  const attempt = await findAttempt(context.db, submissionId)
  // A Judge Error says nothing about the author.
  if (attempt === null || attempt.verdict === 'Judge Error') return
  const day = calendarDay(attempt.submitted_at.getTime(), attempt.time_zone)
  if (attempt.is_first_acceptance) return insertReview(context.db, review, firstReview(day))
  const after = (present: Review) => nextReview(present, { day, isRight: attempt.verdict === 'Accepted' })
  // Most attempts are made while nothing is due, and change nothing.
  if (attempt.review === null || after(attempt.review) === attempt.review) return
  await context.inTransaction(async ({ db }) => {
    const present = await lockReview(db, review)
    if (present !== null) await saveReview(db, review, after(present))
  })
}

/** Removes the review after an accepted solution was rejected. */
export const removeReview = (context: Context, review: { personId: string; problemId: string }): Promise<void> =>
  context.inTransaction(({ db }) => deleteReview(db, review))

const MAX_DUE = 20

/** The problems that the viewer should solve again today, in their own time zone. */
export async function readDue(context: Context): Promise<DueRow[]> {
  const { id } = signedIn(context)
  const today = calendarDay(context.clock.now().getTime(), await zoneOf(context.database, id))
  return dueFor(context.database, id, today, MAX_DUE)
}

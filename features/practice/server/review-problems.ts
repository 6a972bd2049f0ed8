import { signedIn, type Context } from '#platform/server/context.ts'
import { calendarDay } from '#features/activity/rules/calendar-day.ts'
import { firstReview, nextReview, type Review } from '../rules/reviews.ts'
import { deleteReview, dueFor, findTry, insertReview, lockReview, saveReview, zoneOf, type DueRow } from './reviews.queries.ts'

interface Tried {
  personId: string
  problemId: string
  submissionId: string
}

/** A solution was judged: the first acceptance makes the problem due in a day, a later try when it is due says when next (requirement L-21). */
export async function noteTry(context: Context, { submissionId, ...whose }: Tried): Promise<void> {
  const tried = await findTry(context.db, submissionId)
  // What the judge could not judge says nothing about who wrote it.
  if (tried === null || tried.verdict === 'Judge Error') return
  const day = calendarDay(tried.submitted_at.getTime(), tried.time_zone)
  if (tried.is_first_acceptance) return insertReview(context.db, whose, firstReview(day))
  const after = (present: Review) => nextReview(present, { day, isRight: tried.verdict === 'Accepted' })
  // Most tries are made when nothing is due, and change nothing.
  if (tried.review === null || after(tried.review) === tried.review) return
  await context.inTransaction(async ({ db }) => {
    const present = await lockReview(db, whose)
    if (present !== null) await saveReview(db, whose, after(present))
  })
}

/** A solution was taken back: there is nothing to be kept in mind. */
export const forgetReview = (context: Context, whose: { personId: string; problemId: string }): Promise<void> =>
  context.inTransaction(({ db }) => deleteReview(db, whose))

const MAX_DUE = 20

/** What the viewer should solve again today, by their own calendar. */
export async function readDue(context: Context): Promise<DueRow[]> {
  const { id } = signedIn(context)
  const today = calendarDay(context.clock.now().getTime(), await zoneOf(context.database, id))
  return dueFor(context.database, id, today, MAX_DUE)
}

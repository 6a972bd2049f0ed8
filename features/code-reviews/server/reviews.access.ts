import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { stateAt } from '../rules/code-review.ts'
import { extendClaim, findReview, lockReview, type ReviewRow } from './reviews.queries.ts'

/** How the viewer takes part in a review: as its learner, as the mentor who claimed or wrote it, or as a mentor who browses the queue. */
export type Part = 'learner' | 'mentor' | 'reader'

/** A review that the viewer may read, with their part in it. Throws NOT_FOUND for any other. */
export async function readableReview(context: Context, id: string): Promise<{ review: ReviewRow; part: Part }> {
  const viewer = signedIn(context)
  const review = await findReview(context.db, id)
  if (review?.learner_id === viewer.id) return { review, part: 'learner' }
  if (review === null || !viewer.rights.includes('code-reviews.answer') || (await blockedPersonIds(context)).has(review.learner_id)) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that review.' })
  const state = stateAt(review, context.clock.now())
  if (review.reviewed_by === viewer.id || (state === 'claimed' && review.claimed_by === viewer.id)) return { review, part: 'mentor' }
  if (state === 'waiting') return { review, part: 'reader' }
  throw new Refusal('NOT_FOUND', { message: state === 'claimed' ? 'Another mentor is reviewing this now.' : 'We couldn’t find that review.' })
}

/** The only way to load a review for a change: locked, with the viewer's part in it. Viewers are notified after the commit. Needs a transaction. */
export async function reviewForChange(context: Context, id: string): Promise<{ review: ReviewRow; part: Part }> {
  await lockReview(context.db, id)
  const found = await readableReview(context, id)
  notifyViewersOf(context, found.review)
  return found
}

/** A review whose comments the viewer may write and change: they are its learner or its mentor, and it is not closed. What a mentor writes extends the claim. Needs a transaction. */
export async function reviewForWriting(context: Context, id: string): Promise<{ review: ReviewRow; part: Part }> {
  const found = await reviewForChange(context, id)
  if (found.part === 'reader') throw new Refusal('NOT_ALLOWED', { message: 'Claim this review to comment on it.' })
  if (found.review.closed_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'This review is closed.' })
  if (found.part === 'mentor') await extendClaim(context.db, id, context.clock.now())
  return found
}

/** Notifies viewers of a review, and of the lists that it is in, for the viewer's own change. */
export function notifyViewersOf(context: Context, review: Pick<ReviewRow, 'id' | 'learner_id' | 'claimed_by' | 'reviewed_by'>): void {
  const personIds = [review.learner_id, review.claimed_by, review.reviewed_by, signedIn(context).id].filter((id) => id !== null)
  context.notifyViewers({ name: 'code-review.changed', reviewId: review.id, personIds: [...new Set(personIds)] })
}

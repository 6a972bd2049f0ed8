import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { submissionsForReview } from '#features/practice/server/public.ts'
import { stateAt, TOO_MANY_COMMENTS } from '../rules/code-review.ts'
import type { CommentInput } from '../rules/review-inputs.ts'
import { countOwn, findNote, insertComment, saveNote } from './comments.queries.ts'
import { endClaims, findReview, saveClaim, saveClosed, saveReopened, saveReviewed } from './reviews.queries.ts'
import { notifyViewersOf, reviewForChange, reviewForWriting } from './reviews.access.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'code-review.sent': { reviewId: string; by: string }
    'code-review.replied': { reviewId: string; commentId: string; by: string }
    'code-review.thanked': { reviewId: string; by: string; mentorId: string | null }
  }
}

/** Runs a change of a review in a transaction, after the limit that all of them share. */
export async function change<Result>(context: Context, work: (context: Context, viewerId: string) => Promise<Result>): Promise<Result> {
  const viewer = signedIn(context)
  await rateLimit(context, 'code-review.person', viewer.id)
  return context.inTransaction((context) => work(context, viewer.id))
}

/** A mentor claims a waiting review for 45 minutes, or extends their claim. One at a time. */
export const claimReview = (context: Context, id: string): Promise<void> =>
  change(context, async (context, mentorId) => {
    const { part } = await reviewForChange(context, id)
    if (part === 'learner') throw new Refusal('NOT_ALLOWED', { message: 'You can’t review your own code.' })
    if (!(await saveClaim(context.db, { id, mentorId, at: context.clock.now() }))) throw new Refusal('NOT_ALLOWED', { message: 'Finish or release the review that you already claimed.' })
  })

/** A mentor releases a claimed review, which returns to its previous position in the queue. */
export const releaseReview = (context: Context, id: string): Promise<void> =>
  change(context, async (context, mentorId) => {
    await endClaims(context.db, mentorId, id)
    const review = await findReview(context.db, id)
    if (review !== null) notifyViewersOf(context, review)
  })

/** The learner or the mentor of a review comments on a line, or on the whole program. Idempotent by key. */
export const commentOnReview = (context: Context, { id, key, line, text }: CommentInput): Promise<void> =>
  change(context, async (context, authorId) => {
    const { review } = await reviewForWriting(context, id)
    const lines = (await submissionsForReview(context, [review.submission_id])).get(review.submission_id)!.code.split('\n').length
    if (line !== null && line > lines) throw new Refusal('INVALID_INPUT', { message: 'We couldn’t find that line.' })
    const stored = await insertComment(context.db, { id: key, reviewId: id, authorId, line, text, at: context.clock.now() })
    if (stored === 'full') throw new Refusal('INVALID_INPUT', { message: TOO_MANY_COMMENTS })
    // Comments that are written before the review is sent share one notification.
    if (stored === 'new' && review.reviewed_at !== null) await context.emit({ name: 'code-review.replied', reviewId: id, commentId: key, by: authorId })
  })

/** The mentor sends a review with at least one comment to its learner. */
export const sendReview = (context: Context, id: string): Promise<void> =>
  change(context, async (context, mentorId) => {
    const { review, part } = await reviewForChange(context, id)
    if (part !== 'mentor') throw new Refusal('NOT_ALLOWED', { message: 'Claim this review first.' })
    if (review.reviewed_at !== null) return
    if ((await countOwn(context.db, id, mentorId)) === 0) throw new Refusal('INVALID_INPUT', { message: 'Write at least one comment first.' })
    await saveReviewed(context.db, id, mentorId, context.clock.now())
    await context.emit({ name: 'code-review.sent', reviewId: id, by: mentorId })
  })

/** The learner closes a review, with or without thanks. */
export const closeReview = (context: Context, { id, isThanked }: { id: string; isThanked: boolean }): Promise<void> =>
  change(context, async (context, learnerId) => {
    const { review, part } = await reviewForChange(context, id)
    if (part !== 'learner') throw new Refusal('NOT_ALLOWED')
    if (stateAt(review, context.clock.now()) === 'waiting') throw new Refusal('NOT_ALLOWED', { message: 'This hasn’t been reviewed yet. You can withdraw your question.' })
    const thanks = isThanked && review.reviewed_by !== null
    await saveClosed(context.db, id, context.clock.now(), thanks)
    if (thanks && review.thanked_at === null) await context.emit({ name: 'code-review.thanked', reviewId: id, by: learnerId, mentorId: review.reviewed_by })
  })

/** The learner opens a closed review again, so that both can write in it. Thanks stay. */
export const reopenReview = (context: Context, id: string): Promise<void> =>
  change(context, async (context) => {
    const { part } = await reviewForChange(context, id)
    if (part !== 'learner') throw new Refusal('NOT_ALLOWED')
    if (!(await saveReopened(context.db, id))) throw new Refusal('NOT_ALLOWED', { message: 'No mentor reviewed this, so it can’t be reopened.' })
  })

/** A mentor's private note about a review. One that was saved in another window meanwhile is not replaced. */
export const saveReviewNote = (context: Context, { id, text, before }: { id: string; text: string; before: string | null }): Promise<void> =>
  change(context, async (context, mentorId) => {
    const { part } = await reviewForChange(context, id)
    if (part === 'learner') throw new Refusal('NOT_ALLOWED')
    const saved = await findNote(context.db, id, mentorId)
    if (before !== null && saved !== before && saved !== text) throw new Refusal('OUTDATED_EDIT', { message: 'You saved another note in another window.' })
    await saveNote(context.db, { reviewId: id, mentorId, text, at: context.clock.now() })
  })

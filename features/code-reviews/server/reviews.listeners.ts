import { listen, type Listener } from '#platform/server/signals.ts'
import type { Context } from '#platform/server/context.ts'
import { notify } from '#features/notifications/server/public.ts'
import { submissionsForReview } from '#features/practice/server/public.ts'
import { findComment } from './comments.queries.ts'
import { endClaims, findReview } from './reviews.queries.ts'

async function found(context: Context, reviewId: string) {
  const review = await findReview(context.db, reviewId)
  const submission = review === null ? undefined : (await submissionsForReview(context, [review.submission_id])).get(review.submission_id)
  return review === null || submission === undefined ? null : { review, facts: { reviewId, problem: submission.title } }
}

/** The ids of listeners stay as they are, because queued signals refer to them. */
export const codeReviewListeners: Listener[] = [
  listen('notifications.code-reviewed', 'code-review.sent', async (context, { reviewId, by }, signalId) => {
    const known = await found(context, reviewId)
    if (known === null) return
    await notify(context, { signalId, by, kinds: ['codeReviewed'], people: { learner: [known.review.learner_id] }, facts: known.facts, holds: async (db) => (await findReview(db, reviewId)) !== null })
  }),
  listen('notifications.code-review-reply', 'code-review.replied', async (context, { reviewId, commentId, by }, signalId) => {
    const known = await found(context, reviewId)
    if (known === null) return
    const others = [known.review.learner_id, known.review.reviewed_by].filter((id): id is string => id !== null && id !== by)
    await notify(context, { signalId, by, kinds: ['codeReviewReply'], people: { other: others }, facts: known.facts, about: commentId, holds: async (db) => (await findComment(db, commentId)) !== null })
  }),
  listen('notifications.code-review-thanks', 'code-review.thanked', async (context, { reviewId, by }, signalId) => {
    const known = await found(context, reviewId)
    const mentorId = known?.review.reviewed_by ?? null
    if (known === null || mentorId === null) return
    await notify(context, { signalId, by, kinds: ['codeReviewThanks'], people: { mentor: [mentorId] }, facts: known.facts, holds: async (db) => (await findReview(db, reviewId))?.thanked_at instanceof Date })
  }),
  // A person who is no longer a mentor loses all claims.
  listen('code-reviews.end-claims', 'role.decided', async (context, { personId, role, granted }) => {
    if (role === 'mentor' && !granted) await endClaims(context.db, personId, null)
  }),
]

import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { TOO_MANY_COMMENTS } from '../rules/code-review.ts'
import { change } from './answer-review.ts'
import { findComment, findReviewOfOwn, findVisibleComment, saveCommentText, saveDeleted, savePutBack, saveResolved, type StoredComment } from './comments.queries.ts'
import { reviewForWriting } from './reviews.access.ts'

const notFound = () => new Refusal('NOT_FOUND', { message: 'We couldn’t find that comment.' })

/** One of the viewer's comments in a review that they may change, which is locked. Throws NOT_FOUND for any other. */
async function ownComment(context: Context, key: string): Promise<StoredComment & Awaited<ReturnType<typeof reviewForWriting>>> {
  const authorId = signedIn(context).id
  const found = await findComment(context.db, key)
  if (found?.author_id !== authorId) throw notFound()
  const { review, part } = await reviewForWriting(context, found.review_id)
  // Again, now that the review is locked: it may have been changed or deleted in another window.
  const comment = await findComment(context.db, key)
  if (comment === null) throw notFound()
  return { ...comment, review, part }
}

/** Changes one of the viewer's comments until the review is closed. It is marked as edited if somebody else could read it before. */
export const editComment = (context: Context, { key, text }: { key: string; text: string }): Promise<void> =>
  change(context, async (context) => {
    const { text: before, review, part } = await ownComment(context, key)
    if (text === before) return
    const wasVisible = part === 'learner' || review.reviewed_at !== null
    await saveCommentText(context.db, key, text, wasVisible ? context.clock.now() : null)
  })

/** Deletes one of the viewer's comments, which they can put back. */
export const deleteOwnComment = (context: Context, key: string): Promise<void> =>
  change(context, async (context) => {
    await ownComment(context, key)
    await saveDeleted(context.db, key, context.clock.now())
  })

/** Puts a comment back that the viewer deleted. Can be repeated. */
export const putBackComment = (context: Context, key: string): Promise<void> =>
  change(context, async (context, authorId) => {
    const reviewId = await findReviewOfOwn(context.db, key, authorId)
    if (reviewId === null) throw notFound()
    await reviewForWriting(context, reviewId)
    if (!(await savePutBack(context.db, key, reviewId, authorId))) throw new Refusal('INVALID_INPUT', { message: TOO_MANY_COMMENTS })
  })

/** The learner marks a comment as resolved, or as open again. */
export const resolveComment = (context: Context, { key, isResolved }: { key: string; isResolved: boolean }): Promise<void> =>
  change(context, async (context, viewerId) => {
    const comment = await findVisibleComment(context.db, key, viewerId)
    if (comment === null) throw notFound()
    const { part } = await reviewForWriting(context, comment.review_id)
    if (part !== 'learner') throw new Refusal('NOT_ALLOWED', { message: 'Only the learner can resolve comments.' })
    await saveResolved(context.db, key, isResolved ? context.clock.now() : null)
  })

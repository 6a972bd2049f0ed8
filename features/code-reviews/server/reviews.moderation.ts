import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn } from '#platform/server/context.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { codeReviewPath } from '../rules/paths.ts'
import { deleteComment, findVisibleComment, listReported } from './comments.queries.ts'
import { readableReview } from './reviews.access.ts'

/** Comments can be reported by anyone who can read them. Moderators see only the reported one. */
export const moderatedReviews: Readonly<Record<'code-review-comment', ModeratedKind>> = {
  'code-review-comment': {
    checkReadable: async (context, id) => {
      const comment = await findVisibleComment(context.db, id, signedIn(context).id)
      if (comment === null) throw new Refusal('NOT_FOUND')
      await readableReview(context, comment.review_id)
    },
    find: async ({ db }, ids) =>
      new Map((await listReported(db, ids)).map(({ id, review_id, text, author_id: authorId, author_username: authorUsername }) => [id, { title: 'A comment in a code review', text, path: codeReviewPath(review_id), authorId, authorUsername }])),
    named: () => 'the comment in a code review',
    remove: async ({ db }, id) => deleteComment(db, id),
  },
}

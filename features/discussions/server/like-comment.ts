import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { SubjectRef } from '../rules/discussion-inputs.ts'
import { saveCommentLike } from './comment-likes.queries.ts'
import { commentForReading } from './discussion.access.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'discussion.liked': SubjectRef & { commentId: string; by: string; isLiked: boolean }
  }
}

/** Likes somebody else’s comment in a discussion, or removes the like. */
export async function likeComment(context: Context, { id, isLiked }: { id: string; isLiked: boolean }): Promise<void> {
  await setCommentLike(context, { id, isLiked }, async (context) => {
    const { author_id, kind, subject } = await commentForReading(context, id)
    return { authorId: author_id, emit: (by) => context.emit({ name: 'discussion.liked', kind, subject, commentId: id, by, isLiked }) }
  })
}

/** A comment that the viewer may read: its author, and the signal that its likes changed. */
export interface LikedComment {
  authorId: string
  emit: (by: string) => Promise<void>
}

/** Saves a like of a comment, which `load` finds for the viewer or refuses. */
export async function setCommentLike(context: Context, { id, isLiked }: { id: string; isLiked: boolean }, load: (context: Context) => Promise<LikedComment>): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'comment-like.person', viewer.id)
  await context.inTransaction(async (context) => {
    const comment = await load(context)
    if (comment.authorId === viewer.id) throw new Refusal('NOT_ALLOWED', { message: 'You can’t like your own comment.' })
    const isChanged = await saveCommentLike(context.db, { id, personId: viewer.id, at: isLiked ? context.clock.now() : null })
    if (isChanged) await comment.emit(viewer.id)
  })
}

import type { Context } from '#platform/server/context.ts'
import { setCommentLike } from '#features/discussions/server/public.ts'
import { commentForReading } from './blogs.access.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'comment.liked': { commentId: string; blogId: string; by: string; isLiked: boolean }
  }
}

/** Likes somebody else’s comment on a blog, or takes that back. */
export async function likeBlogComment(context: Context, { id, isLiked }: { id: string; isLiked: boolean }): Promise<void> {
  await setCommentLike(context, { id, isLiked }, async (context) => {
    const { author_id, blog_id } = await commentForReading(context, id)
    return { authorId: author_id, emit: (by) => context.emit({ name: 'comment.liked', commentId: id, blogId: blog_id, by, isLiked }) }
  })
}

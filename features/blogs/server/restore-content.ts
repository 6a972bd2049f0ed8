import { signedIn, type Context } from '#platform/server/context.ts'
import { addAttention } from '../rules/trending.ts'
import { findBlog, saveRestoredBlog, saveTags } from './blogs.queries.ts'
import { touchSeriesOf } from './place-in-series.ts'
import { saveCommentCount, saveRestoredComment } from './comments.queries.ts'

/** Publishes a blog again that a moderator removed. False if it is not deleted. */
export async function restoreBlog(context: Context, id: string): Promise<boolean> {
  return context.inTransaction(async (context) => {
    const blog = await saveRestoredBlog(context.db, id)
    if (blog === null) return false
    await saveTags(context.db, { id, tags: blog.tags, publishedAt: blog.published_at })
    await touchSeriesOf(context, id, blog.author_id)
    await context.emit({ name: 'blog.published', blogId: id, authorId: blog.author_id, slug: blog.slug, isNew: false })
    return true
  })
}

/** Restores a comment that a moderator removed, with its text. False if it is not deleted, or its blog is gone. */
export async function restoreComment(context: Context, { id, text }: { id: string; text: string }): Promise<boolean> {
  const by = signedIn(context).id
  return context.inTransaction(async (context) => {
    const comment = await saveRestoredComment(context.db, id, text)
    const blog = comment === null ? null : await findBlog(context.db, comment.blog_id, { lock: true })
    if (comment === null || blog === null) return false
    await saveCommentCount(context.db, comment.blog_id, 1, addAttention(blog.trend, 'comment', comment.written_at))
    await context.emit({ name: 'comment.changed', commentId: id, blogId: comment.blog_id, by })
    return true
  })
}

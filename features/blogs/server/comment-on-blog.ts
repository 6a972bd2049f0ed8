import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { placeOfReply } from '#features/discussions/rules/comments.ts'
import { checkContent } from '#features/trust/server/public.ts'
import { removeAttention, addAttention } from '../rules/trending.ts'
import { blogForReading, commentForEditing, commentForRemoving, commentForReading } from './blogs.access.ts'
import { findBlog } from './blogs.queries.ts'
import { findComment, insertComment, saveCommentCount, saveCommentDeleted, saveCommentText } from './comments.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'comment.written': { commentId: string; blogId: string; blogAuthorId: string; parentAuthorId: string | null; by: string }
    'comment.changed': { commentId: string; blogId: string; by: string }
  }
}

export interface NewComment {
  id: string
  blogId: string
  parentId: string | null
  text: string
}

/** Adds a comment or a reply to a comment. The same comment sent twice is stored once. */
export async function commentOnBlog(context: Context, input: NewComment): Promise<string> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'comment.person', viewer.id)
  await checkContent(context, input.text, 'text')
  return context.inTransaction(async (context) => {
    const blog = await blogForReading(context, input.blogId, { lock: true })
    const parent = input.parentId === null ? null : await parentOf(context, input.parentId, blog.id)
    const at = context.clock.now()
    const isNew = await insertComment(context.db, { ...input, ...placeOfReply(parent), authorId: viewer.id, at })
    if (!isNew) {
      await use.refund()
      await refuseIfNotAuthor(context, input.id, viewer.id)
      return input.id
    }
    await saveCommentCount(context.db, blog.id, 1, addAttention(blog.trend, 'comment', at))
    await context.emit({
      name: 'comment.written',
      commentId: input.id,
      blogId: blog.id,
      blogAuthorId: blog.author_id,
      parentAuthorId: parent?.author_id ?? null,
      by: viewer.id,
    })
    return input.id
  })
}

async function parentOf(context: Context, parentId: string, blogId: string) {
  const parent = await commentForReading(context, parentId)
  if (parent.blog_id !== blogId) throw new Refusal('NOT_FOUND')
  return parent
}

async function refuseIfNotAuthor(context: Context, id: string, viewerId: string): Promise<void> {
  const known = await findComment(context.db, id)
  if (known?.author_id !== viewerId) throw new Refusal('ALREADY_TAKEN')
}

/** Changes the text of the author's comment, which is marked as edited from then on. */
export async function editComment(context: Context, { id, text }: { id: string; text: string }): Promise<void> {
  const viewer = signedIn(context)
  await checkContent(context, text, 'text')
  await context.inTransaction(async (context) => {
    const comment = await commentForEditing(context, id)
    await saveCommentText(context.db, id, text, context.clock.now())
    await context.emit({ name: 'comment.changed', commentId: id, blogId: comment.blog_id, by: viewer.id })
  })
}

/** Deletes a comment, by its author or an admin. Its replies stay. */
export async function deleteComment(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const comment = await commentForRemoving(context, id)
    const blog = await findBlog(context.db, comment.blog_id, { lock: true })
    if (blog === null) throw new Refusal('NOT_FOUND')
    await saveCommentDeleted(context.db, id, context.clock.now())
    const trend = removeAttention(blog.trend, 'comment', comment.written_at, blog.published_at ?? comment.written_at)
    await saveCommentCount(context.db, comment.blog_id, -1, trend)
    await context.emit({ name: 'comment.changed', commentId: id, blogId: comment.blog_id, by: viewer.id })
  })
}

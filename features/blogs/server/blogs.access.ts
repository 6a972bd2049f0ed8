import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { mayEdit, mayEditComment, mayRead, mayRemove, mayRemoveComment, ignoresBlocks } from '../rules/permissions.ts'
import { findBlog, type BlogState } from './blogs.queries.ts'
import { findComment, type CommentState } from './comments.queries.ts'

type Lock = { lock?: boolean }

const NOBODY: ReadonlySet<string> = new Set()

/** The people whose content is hidden from the viewer because one of the two blocked the other. */
export const blockedAuthorIds = (context: Context): Promise<ReadonlySet<string>> =>
  ignoresBlocks(context.viewer) ? Promise.resolve(NOBODY) : blockedPersonIds(context)

/** The only ways to load a blog for a use case. Throws NOT_FOUND for a blog that the viewer may not read. */
export async function blogForReading(context: Context, id: string, options: Lock = {}): Promise<BlogState> {
  const blog = await findBlog(context.db, id, options)
  if (blog === null || !mayRead(context.viewer, blog)) throw new Refusal('NOT_FOUND')
  if ((await blockedAuthorIds(context)).has(blog.author_id)) throw new Refusal('NOT_FOUND')
  return blog
}

export async function blogForEditing(context: Context, id: string, options: Lock = {}): Promise<BlogState> {
  const blog = await blogForReading(context, id, options)
  if (!mayEdit(context.viewer, blog)) throw new Refusal('NOT_ALLOWED')
  return blog
}

export async function blogForRemoving(context: Context, id: string): Promise<BlogState> {
  const blog = await blogForReading(context, id, { lock: true })
  if (!mayRemove(context.viewer, blog)) throw new Refusal('NOT_ALLOWED')
  return blog
}

/** Returns a comment on a blog that the viewer may read. */
export async function commentForReading(context: Context, id: string, options: Lock = {}): Promise<CommentState> {
  const comment = await findComment(context.db, id, options)
  if (comment === null || comment.deleted_at !== null) throw new Refusal('NOT_FOUND')
  await blogForReading(context, comment.blog_id)
  if ((await blockedAuthorIds(context)).has(comment.author_id)) throw new Refusal('NOT_FOUND')
  return comment
}

export async function commentForEditing(context: Context, id: string): Promise<CommentState> {
  const comment = await commentForReading(context, id, { lock: true })
  if (!mayEditComment(context.viewer, comment)) throw new Refusal('NOT_ALLOWED')
  return comment
}

export async function commentForRemoving(context: Context, id: string): Promise<CommentState> {
  const comment = await commentForReading(context, id, { lock: true })
  if (!mayRemoveComment(context.viewer, comment)) throw new Refusal('NOT_ALLOWED')
  return comment
}

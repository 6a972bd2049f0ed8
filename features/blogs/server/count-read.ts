import type { Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { addAttention } from '../rules/trending.ts'
import { findBlog, saveRead, type BlogState } from './blogs.queries.ts'

/**
 * Somebody stayed on a blog for a while: it counts as read, and a little towards trending. The blog is looked up first, and all reads of
 * a network are counted before those of one blog: ids that a stranger chooses must not become rows without a bound.
 */
export async function countRead(context: Context, blogId: string): Promise<void> {
  const found = await findBlog(context.db, blogId)
  if (!isPublished(found)) return
  await rateLimit(context, 'reads.address', context.caller.network)
  // The id as the database writes it: others may spell it in capitals.
  await rateLimit(context, 'read.address', `${context.caller.network}:${found.id}`)
  await context.inTransaction(async (context) => {
    const blog = await findBlog(context.db, blogId, { lock: true })
    if (isPublished(blog)) await saveRead(context.db, blogId, addAttention(blog.trend, 'read', context.clock.now()))
  })
}

const isPublished = (blog: BlogState | null): blog is BlogState => blog !== null && blog.published_at !== null && blog.deleted_at === null

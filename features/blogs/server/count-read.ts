import type { Context } from '#platform/server/context.ts'
import { throttle } from '#platform/server/throttle.ts'
import { moreAttention } from '../rules/trending.ts'
import { findBlog, saveRead } from './blogs.queries.ts'

/** Somebody stayed on a blog for a while: it counts as read, and a little towards trending. */
export async function countRead(context: Context, blogId: string): Promise<void> {
  await throttle(context, 'read.address', `${context.caller.network}:${blogId}`)
  await context.inTransaction(async (context) => {
    const blog = await findBlog(context.db, blogId, { lock: true })
    if (blog === null || blog.published_at === null || blog.deleted_at !== null) return
    await saveRead(context.db, blogId, moreAttention(blog.trend, 'read', context.clock.now()))
  })
}

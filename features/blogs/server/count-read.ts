import type { Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { addAttention } from '../rules/trending.ts'
import { findBlog, saveRead, type BlogState } from './blogs.queries.ts'
import { saveReading } from './readings.queries.ts'
import { saveReadOfDay } from './statistics.queries.ts'

/**
 * Counts a read of a blog that somebody other than its author stayed on for a while, with a small weight in trending. The blog is loaded first, and the reads of a network
 * are limited before those of one blog, so that invented ids cannot create unlimited rows.
 */
export async function countRead(context: Context, blogId: string): Promise<void> {
  const found = await findBlog(context.db, blogId)
  if (!isPublished(found) || context.viewer?.id === found.author_id) return
  await rateLimit(context, 'reads.address', context.caller.network)
  // The id in the spelling of the database; requests may use capitals.
  await rateLimit(context, 'read.address', `${context.caller.network}:${found.id}`)
  await context.inTransaction(async (context) => {
    const blog = await findBlog(context.db, blogId, { lock: true })
    if (!isPublished(blog)) return
    // Reading counts for the trust level.
    if (context.viewer !== null) await saveReading(context.db, { personId: context.viewer.id, blogId: blog.id, at: context.clock.now() })
    await saveRead(context.db, blogId, addAttention(blog.trend, 'read', context.clock.now()))
    await saveReadOfDay(context.db, { blogId, at: context.clock.now() })
  })
}

const isPublished = (blog: BlogState | null): blog is BlogState => blog !== null && blog.published_at !== null && blog.deleted_at === null

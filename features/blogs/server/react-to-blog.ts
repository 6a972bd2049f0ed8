import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { recount, type Counts, type Reaction } from '../rules/reactions.ts'
import { removeAttention, addAttention } from '../rules/trending.ts'
import { blogForReading } from './blogs.access.ts'
import type { BlogState } from './blogs.queries.ts'
import { findReaction, saveCounts, saveReaction, type ReactionRow } from './reactions.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'blog.reacted': { blogId: string; authorId: string; by: string; before: Reaction | null; after: Reaction | null }
  }
}

/** Sets the reaction of a reader to a blog, or removes it (requirement B-5). */
export async function reactToBlog(
  context: Context,
  { blogId, reaction: after }: { blogId: string; reaction: Reaction | null },
): Promise<Counts & { id: string; reaction: Reaction | null }> {
  const viewer = signedIn(context)
  await rateLimit(context, 'react.person', viewer.id)

  return context.inTransaction(async (context) => {
    const blog = await blogForReading(context, blogId, { lock: true })
    const before = await findReaction(context.db, blog.id, viewer.id)
    const counts = { likeCount: blog.like_count, dislikeCount: blog.dislike_count }
    if ((before?.kind ?? null) === after) return { id: blog.id, ...counts, reaction: after }
    const at = context.clock.now()
    const next = recount(counts, before?.kind ?? null, after)
    await saveReaction(context.db, { blogId, personId: viewer.id, kind: after, at })
    await saveCounts(context.db, { id: blog.id, ...next, trend: trendAfter(blog, before, after, at) })
    await context.emit({
      name: 'blog.reacted',
      blogId: blog.id,
      authorId: blog.author_id,
      by: viewer.id,
      before: before?.kind ?? null,
      after,
    })
    return { id: blog.id, ...next, reaction: after }
  })
}

function trendAfter(blog: BlogState, before: ReactionRow | null, after: Reaction | null, at: Date): number {
  const publishedAt = blog.published_at ?? at
  const without = before === null ? blog.trend : removeAttention(blog.trend, before.kind, before.reacted_at, publishedAt)
  return after === null ? without : addAttention(without, after, at)
}

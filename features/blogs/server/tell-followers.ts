import type { Context } from '#platform/server/context.ts'
import { notify } from '#features/notifications/server/public.ts'
import { findPublicBlog, listFollowerIds } from './notification-facts.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'blogs.tell-followers': NewBlog
  }
}

/** A blog that was published for the first time, by the signal that said so; `after` is the last follower who was notified. */
export interface NewBlog {
  blogId: string
  authorId: string
  signalId: number
  after: string | null
}

const AT_ONCE = 200

/** Notifies the followers of an author of a new blog, some at a time (requirement B-45). */
export async function tellFollowers(context: Context, { blogId, authorId, signalId, after }: NewBlog): Promise<void> {
  const blog = await findPublicBlog(context.db, blogId)
  if (blog === null) return
  const ids = await listFollowerIds(context.db, { blogId, after, max: AT_ONCE })
  await notify(context, {
    signalId,
    by: authorId,
    kinds: ['newBlog'],
    people: { follower: ids },
    facts: { blogId, ...blog },
    about: blogId,
    holds: async (db) => (await findPublicBlog(db, blogId)) !== null,
  })
  const last = ids.at(-1)
  if (last === undefined || ids.length < AT_ONCE) return
  await context.inTransaction((context) => context.enqueue('blogs.tell-followers', { blogId, authorId, signalId, after: last }, { dedupe: `tell-followers:${signalId}:${last}` }))
}

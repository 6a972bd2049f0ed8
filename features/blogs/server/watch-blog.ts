import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Signal } from '#platform/server/signals.ts'
import { watchedRows, type WatchedRows } from '#platform/server/watched-rows.ts'
import { blogForReading } from './blogs.access.ts'
import { countsOfBlogs, type BlogCountsRow } from './reactions.queries.ts'

/** How soon a reader sees what was done on another node. */
const ELSEWHERE_MS = 2_000

const watchedIn = new WeakMap<Database, WatchedRows<BlogCountsRow>>()

function watched({ database, bus, log }: Context): WatchedRows<BlogCountsRow> {
  let known = watchedIn.get(database)
  if (known === undefined) {
    const rows = watchedRows({
      load: (ids) => countsOfBlogs(database, ids),
      everyMs: ELSEWHERE_MS,
      onTrouble: (error) => log.warn({ err: error.message }, 'The watched blogs could not be looked at.'),
    })
    bus.onCommitted((signals) => rows.mayHaveChanged(signals.flatMap(blogOf)))
    watchedIn.set(database, (known = rows))
  }
  return known
}

const blogOf = (signal: Signal) => ('blogId' in signal ? [signal.blogId] : [])

/** A reader who has a blog before them sees its counts move; it ends when the blog is no longer public (requirement B-5). */
export async function watchBlog(context: Context, id: string): Promise<AsyncIterableIterator<BlogCountsRow>> {
  const blog = await blogForReading(context, id)
  return watched(context).watch(blog.id)
}

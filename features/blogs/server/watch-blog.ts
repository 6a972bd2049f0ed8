import type { Context } from '#platform/server/context.ts'
import { sharedLiveQuery } from '#platform/server/shared-live-query.ts'
import { blogForReading } from './blogs.access.ts'
import { countsOfBlogs, type BlogCountsRow } from './reactions.queries.ts'

const watched = sharedLiveQuery<BlogCountsRow>({
  what: 'blogs',
  everyMs: 2_000,
  load: ({ database }, ids) => countsOfBlogs(database, ids),
  changedBy: (signal) => ('blogId' in signal ? [signal.blogId] : []),
})

/** Sends the changing counts of a blog to a reader; ends when the blog is no longer public (requirement B-5). */
export async function watchBlog(context: Context, id: string): Promise<AsyncIterableIterator<BlogCountsRow>> {
  const blog = await blogForReading(context, id)
  return watched(context).watch(blog.id)
}

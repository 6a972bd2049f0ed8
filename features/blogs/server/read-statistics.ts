import { signedIn, type Context } from '#platform/server/context.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { STATISTICS_DAYS } from '../rules/statistics.ts'
import { findBlog } from './blogs.queries.ts'
import { listBlogDays, type BlogDayRow } from './statistics.queries.ts'

/** The viewer's blogs by day, or one of them (requirement B-39). Refused if it is not the viewer's. */
export async function readStatistics(context: Context, blogId: string | null): Promise<BlogDayRow[]> {
  const authorId = signedIn(context).id
  if (blogId !== null) {
    const blog = await findBlog(context.db, blogId)
    if (blog === null || blog.author_id !== authorId || blog.deleted_at !== null) throw new Refusal('NOT_FOUND')
  }
  return listBlogDays(context.db, { authorId, blogId, until: context.clock.now(), days: STATISTICS_DAYS })
}

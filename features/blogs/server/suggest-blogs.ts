import { signedIn, type Context } from '#platform/server/context.ts'
import { interestTags } from '#features/people/server/public.ts'
import type { BlogCardRow } from './blogs.queries.ts'
import { listSuggestedBlogs } from './suggested.queries.ts'

/** Unread blogs about the topics that the viewer wants to learn; none without topics. */
export async function suggestBlogs(context: Context, max: number): Promise<BlogCardRow[]> {
  const { id } = signedIn(context)
  const tags = await interestTags(context, id)
  return tags.length === 0 ? [] : listSuggestedBlogs(context.database, id, tags, max)
}

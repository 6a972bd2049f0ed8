import { signedIn, type Context } from '#platform/server/context.ts'
import { followedTags } from '#features/people/server/public.ts'
import type { BlogCardRow } from './blogs.queries.ts'
import { listSuggestedBlogs } from './suggested.queries.ts'

/** Unread blogs about the topics that the viewer follows; none without topics. */
export async function suggestBlogs(context: Context, max: number): Promise<BlogCardRow[]> {
  const { id } = signedIn(context)
  const tags = await followedTags(context, id)
  return tags.length === 0 ? [] : listSuggestedBlogs(context.database, id, tags, max)
}

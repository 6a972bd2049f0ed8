import { signedIn, type Context } from '#platform/server/context.ts'
import { followedTags } from '#features/people/server/public.ts'
import { listSuggestedCourses, type CourseRow } from './courses.queries.ts'

/** Published courses that teach what the viewer wants to learn and that they do not take yet; none without topics. */
export async function suggestCourses(context: Context, max: number): Promise<CourseRow[]> {
  const { id } = signedIn(context)
  const tags = await followedTags(context, id)
  return tags.length === 0 ? [] : listSuggestedCourses(context.database, id, tags, max)
}

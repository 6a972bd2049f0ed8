import { signedIn, type Context } from '#platform/server/context.ts'
import { followedTags } from '#features/people/server/public.ts'
import { problemsOn, solvedAmong, type ProblemCardRow } from '#features/practice/server/public.ts'
import { welcomeProblem } from '../rules/welcome-problem.ts'

/** More than anyone solves on one tag before the first steps are over. */
const MAX_ON_TAG = 20

/** A problem of the topics that the viewer chose and that they have not solved; null without topics. */
export async function readWelcomeProblem(context: Context): Promise<ProblemCardRow | null> {
  const { id } = signedIn(context)
  const tags = await followedTags(context, id)
  if (tags.length === 0) return null
  const onTags = [...(await problemsOn(context, tags, MAX_ON_TAG)).values()]
  const solved = await solvedAmong(context, id, [...new Set(onTags.flat().map(({ slug }) => slug))])
  return welcomeProblem(onTags, solved)
}

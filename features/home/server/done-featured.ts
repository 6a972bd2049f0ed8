import { signedIn, type Context } from '#platform/server/context.ts'
import { blogPath } from '#features/blogs/rules/paths.ts'
import { knownBlogs } from '#features/blogs/server/public.ts'
import { coursePath } from '#features/courses/rules/paths.ts'
import { startedAmong } from '#features/courses/server/public.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { solvedAmong } from '#features/practice/server/public.ts'
import { listFeatured } from './featured.queries.ts'

/** The paths of featured items that the viewer is done with: problems they solved, courses they started, blogs they read or wrote. */
export async function listDoneFeatured(context: Context): Promise<string[]> {
  const { id } = signedIn(context)
  const paths = (await listFeatured(context.db)).map(({ path }) => path)
  const kinds = [
    { pathOf: problemPath, doneAmong: solvedAmong },
    { pathOf: coursePath, doneAmong: startedAmong },
    { pathOf: blogPath, doneAmong: knownBlogs },
  ]
  const done = await Promise.all(
    kinds.map(async ({ pathOf, doneAmong }) => {
      const slugs = paths.map((path) => path.slice(path.lastIndexOf('/') + 1)).filter((slug, at) => pathOf(slug) === paths[at])
      return slugs.length === 0 ? [] : (await doneAmong(context, id, slugs)).map(pathOf)
    }),
  )
  return done.flat()
}

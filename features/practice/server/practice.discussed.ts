import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn } from '#platform/server/context.ts'
import type { Discussed } from '#features/discussions/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { solutionReadersAmong, whyClosed } from './closed-problems.ts'
import { listDiscussedProblems } from './discussed.queries.ts'

const CLOSED = 'Solve the problem (or give up) to see the discussion. It contains spoilers.'

/** The discussion of a problem contains solutions, so it is for members who solved the problem or gave up (requirement Q-11). */
export const discussedProblems: Discussed = {
  closedBecause: async (context, id) => {
    const viewer = signedIn(context)
    const [problem] = await listDiscussedProblems(context.db, [id])
    if (problem?.is_published !== true) throw new Refusal('NOT_FOUND')
    return (await whyClosed(context, id)) ?? ((await solutionReadersAmong(context, id, [viewer.id])).length > 0 ? null : CLOSED)
  },
  find: async ({ db }, ids) =>
    new Map(
      (await listDiscussedProblems(db, ids)).map(({ id, title, slug, is_published: isPublished }) => [id, { title, path: problemPath(slug), ownerId: null, isPublished }]),
    ),
  readersAmong: solutionReadersAmong,
}

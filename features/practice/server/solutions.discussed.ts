import type { Discussed } from '#features/discussions/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { solutionReadersAmong } from './closed-problems.ts'
import { solutionForReading } from './shared-solutions.ts'
import { findShared } from './shared-solutions.queries.ts'

/** A shared solution is discussed by those who may see it. Its author is notified. */
export const discussedSolutions: Discussed = {
  closedBecause: async (context, id) => {
    await solutionForReading(context, id)
    return null
  },
  find: async ({ db }, ids) =>
    new Map((await findShared(db, ids)).map(({ id, title, slug, author_id: ownerId }) => [id, { title: `a solution of ${title}`, path: `${problemPath(slug)}?solution=${id}`, ownerId, isPublished: true }])),
  readersAmong: async (context, id, personIds) => {
    const [found] = await findShared(context.db, [id])
    return found === undefined ? [] : solutionReadersAmong(context, found.problem_id, personIds)
  },
}

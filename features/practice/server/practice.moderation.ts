import { Refusal } from '#platform/rules/refusals.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { findProblemById } from './problems.queries.ts'
import { listReportedProblems } from './reported.queries.ts'
import { solutionForReading } from './shared-solutions.ts'
import { endShared, findShared } from './shared-solutions.queries.ts'
import { republishProblem, unpublishProblem } from './unpublish-problem.ts'

/** Problems and shared solutions can be reported. */
export const moderatedPractice: Readonly<Record<'problem' | 'solution', ModeratedKind>> = {
  problem: {
    checkReadable: async (context, id) => {
      if ((await findProblemById(context.database, id))?.is_published !== true) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map((await listReportedProblems(db, ids)).map(({ id, title, slug }) => [id, { title, text: '', path: problemPath(slug), authorId: null, authorUsername: null }])),
    remove: async (context, id) => void (await unpublishProblem(context, id)),
    restore: (context, { id }) => republishProblem(context, id),
  },
  solution: {
    checkReadable: async (context, id) => void (await solutionForReading(context, id)),
    find: async ({ db }, ids) =>
      new Map(
        (await findShared(db, ids)).map(({ id, title, slug, code, author_id: authorId, author_username: authorUsername }) => [
          id,
          { title: `A solution of ${title}`, text: code, path: `${problemPath(slug)}?solution=${id}`, authorId, authorUsername },
        ]),
      ),
    remove: async ({ db }, id) => void (await endShared(db, id, null)),
  },
}

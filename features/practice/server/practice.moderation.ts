import { Refusal } from '#platform/rules/refusals.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { findProblemById } from './problems.queries.ts'
import { listReportedProblems } from './reported.queries.ts'
import { republishProblem, unpublishProblem } from './unpublish-problem.ts'

/** Problems can be reported. */
export const moderatedPractice: Readonly<Record<'problem', ModeratedKind>> = {
  problem: {
    checkReadable: async (context, id) => {
      if ((await findProblemById(context.database, id))?.is_published !== true) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map((await listReportedProblems(db, ids)).map(({ id, title, slug }) => [id, { title, text: '', path: problemPath(slug), authorId: null, authorUsername: null }])),
    remove: unpublishProblem,
    restore: (context, { id }) => republishProblem(context, id),
  },
}

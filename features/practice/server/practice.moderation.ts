import { Refusal } from '#platform/rules/refusals.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { listPath, problemPath } from '../rules/paths.ts'
import { findProblemById } from './problems.queries.ts'
import { listReportedProblems } from './reported.queries.ts'
import { readSharedList } from './shared-lists.ts'
import { findSharedLists, saveListShared } from './shared-lists.queries.ts'
import { solutionForReading } from './shared-solutions.ts'
import { endShared, findShared } from './shared-solutions.queries.ts'
import { republishProblem, unpublishProblem } from './unpublish-problem.ts'

const SOLUTION_OF = 'A solution of'

/** Problems, shared solutions and shared lists can be reported. Removing a list ends its sharing; its owner keeps it. */
export const moderatedPractice: Readonly<Record<'problem' | 'problem-list' | 'solution', ModeratedKind>> = {
  problem: {
    checkReadable: async (context, id) => {
      if ((await findProblemById(context.database, id))?.is_published !== true) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map((await listReportedProblems(db, ids)).map(({ id, title, slug }) => [id, { title, text: '', path: problemPath(slug), authorId: null, authorUsername: null }])),
    named: (title) => `the problem “${title}”`,
    remove: async (context, id) => void (await unpublishProblem(context, id)),
    restore: (context, { id }) => republishProblem(context, id),
  },
  'problem-list': {
    checkReadable: async (context, id) => {
      if ((await readSharedList(context, id)) === null) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map(
        (await findSharedLists(db, ids, null)).map(({ id, name, problems, owner_id: authorId, owner_username: authorUsername }) => [
          id,
          { title: name, text: problems.map(({ title }) => title).join('\n'), path: listPath(id), authorId, authorUsername },
        ]),
      ),
    named: (title) => `the problem list “${title}”`,
    remove: async ({ db }, id) => void (await saveListShared(db, id, null)),
    restore: ({ db, clock }, { id }) => saveListShared(db, id, clock.now()),
  },
  solution: {
    checkReadable: async (context, id) => void (await solutionForReading(context, id)),
    find: async ({ db }, ids) =>
      new Map(
        (await findShared(db, ids)).map(({ id, title, slug, code, author_id: authorId, author_username: authorUsername }) => [
          id,
          { title: `${SOLUTION_OF} ${title}`, text: code, path: `${problemPath(slug)}?solution=${id}`, authorId, authorUsername },
        ]),
      ),
    named: (title) => title.replace(SOLUTION_OF, 'the solution of'),
    remove: async ({ db }, id) => void (await endShared(db, id, null)),
  },
}

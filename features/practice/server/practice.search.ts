import type { IndexedKind } from '#features/search/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { listPublishedProblemIds, loadSearchedProblems, publishedProblemsAmong } from './search.queries.ts'

const changed = ({ problemId }: { problemId: string }) => [problemId]

/** Problems in the search: by title, tags, aliases and statement. Hints, editorials and tests are not indexed. */
export const problemSearch: IndexedKind = {
  label: 'Problems',
  single: 'Problem',
  linkLabel: 'Problem',
  position: 2,
  changedBy: { 'problem.changed': changed, 'practice.solved': changed, 'practice.unsolved': changed },
  load: async ({ db }, ids) => {
    // The HTML parser loads with the first text.
    const { searchTextOf } = await import('#platform/server/rich-text/plain-text.ts')
    return (await loadSearchedProblems(db, ids)).map((problem) => ({
      id: problem.id,
      title: problem.title,
      text: searchTextOf(problem.statement),
      keywords: [...problem.tags, ...problem.aliases, problem.difficulty].join(' '),
      path: problemPath(problem.slug),
      readers: 'everybody',
      popularity: problem.solved,
      changedAt: null,
    }))
  },
  listIds: ({ db }, after, limit) => listPublishedProblemIds(db, after, limit),
  existing: ({ db }, ids) => publishedProblemsAmong(db, ids),
}

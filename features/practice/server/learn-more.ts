import type { Context } from '#platform/server/context.ts'
import { problemPath } from '../rules/paths.ts'
import { findProblemNamedIn } from './problem-cards.queries.ts'

/** The easiest problem about a topic that a text names. */
export async function problemAbout({ db }: Context, words: string) {
  const problem = await findProblemNamedIn(db, words)
  return problem === null ? null : { label: 'Problem', title: problem.title, path: problemPath(problem.slug) }
}

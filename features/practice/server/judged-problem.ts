import type { Context } from '#platform/server/context.ts'
import type { Problem } from '../rules/problem.ts'
import { findProblem, findProblemById, type ProblemRow } from './problems.queries.ts'
import { checkedProblem } from '../rules/written-problem.ts'

/** What judging needs to know of a problem: hidden tests and expected answers are in it, so it stays on the server. */
export interface JudgedProblem extends Pick<Problem, 'function' | 'parameters' | 'returns' | 'checker' | 'limits' | 'tests' | 'needsNumpy'> {
  id: string
  slug: string
  title: string
  difficulty: Problem['difficulty']
  category: Problem['category']
  revision: string
}

/** A published problem by its slug; null where there is none. Large arguments are made anew each time: ask once. */
export async function findJudgedProblem(context: Context, slug: string): Promise<JudgedProblem | null> {
  const row = await findProblem(context.database, slug)
  return row === null || !row.is_published ? null : judgedProblem(row)
}

/** A problem by its id, published or not: what was submitted is judged even if the problem went off the site meanwhile. */
export async function findJudgedProblemById(context: Context, id: string): Promise<JudgedProblem | null> {
  const row = await findProblemById(context.database, id)
  return row === null ? null : judgedProblem(row)
}

/**
 * Samples first: all is shown of a sample, its memory since the start of the program included, so a program must not know a hidden
 * input yet (requirement J-4).
 */
const samplesFirst = (tests: Problem['tests']) => [...tests.filter(({ isSample }) => isSample), ...tests.filter(({ isSample }) => !isSample)]

function judgedProblem({ id, slug, body, revision }: ProblemRow): JudgedProblem {
  const { title, difficulty, category, function: name, parameters, returns, checker, limits, tests, needsNumpy } = checkedProblem(slug, body)
  return { id, slug, title, difficulty, category, revision, function: name, parameters, returns, checker, limits, tests: samplesFirst(tests), needsNumpy }
}

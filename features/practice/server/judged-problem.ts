import type { Context } from '#platform/server/context.ts'
import type { Problem } from '../rules/problem.ts'
import { findAnsweredProblem, findAnsweredProblemById, type AnsweredProblemRow } from './problems.queries.ts'
import { parseProblem } from '../rules/problem-source.ts'

/** What the judge needs to know about a problem. It contains hidden tests and expected answers, so it stays on the server. */
export interface JudgedProblem extends Pick<Problem, 'function' | 'parameters' | 'returns' | 'checker' | 'limits' | 'tests' | 'needsNumpy' | 'whyNoNumpy'> {
  id: string
  slug: string
  title: string
  difficulty: Problem['difficulty']
  category: Problem['category']
  revision: string
}

/** A published problem by its slug, or null. Generates large arguments on each call. */
export async function findJudgedProblem(context: Context, slug: string): Promise<JudgedProblem | null> {
  const row = await findAnsweredProblem(context.database, slug)
  return row === null || !row.is_published ? null : judgedProblem(row)
}

/** A problem by its id, published or not: a submission is judged even if its problem was unpublished in the meantime. */
export async function findJudgedProblemById(context: Context, id: string): Promise<JudgedProblem | null> {
  const row = await findAnsweredProblemById(context.database, id)
  return row === null ? null : judgedProblem(row)
}

/** Samples come first: their memory usage is shown and covers the time since the program started, so it must not depend on a hidden test (requirement J-4). */
const samplesFirst = (tests: Problem['tests']) => [...tests.filter(({ isSample }) => isSample), ...tests.filter(({ isSample }) => !isSample)]

function judgedProblem({ id, slug, body, answers, revision }: AnsweredProblemRow): JudgedProblem {
  const { title, difficulty, category, function: name, parameters, returns, checker, limits, tests, needsNumpy, whyNoNumpy } = parseProblem(slug, body, answers)
  return { id, slug, title, difficulty, category, revision, function: name, parameters, returns, checker, limits, tests: samplesFirst(tests), needsNumpy, whyNoNumpy }
}

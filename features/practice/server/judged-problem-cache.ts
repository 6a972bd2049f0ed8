import type { Context } from '#platform/server/context.ts'
import { findJudgedProblemById, type JudgedProblem } from './judged-problem.ts'
import { stateOfProblem } from './judging.queries.ts'

const MAX_CACHED = 12
const cache = new Map<string, JudgedProblem>()

/**
 * A problem for the judge; null if it does not exist. Generating large arguments takes a tenth of a second in a process that also answers
 * requests, so the last few problems are cached until they change.
 */
export async function cachedJudgedProblem(context: Context, id: string): Promise<JudgedProblem | null> {
  const state = await stateOfProblem(context.database, id)
  if (state === null) return null
  const key = `${id} ${state.revision} ${state.changed_at.getTime()}`
  const problem = cache.get(key) ?? (await findJudgedProblemById(context, id))
  if (problem === null) return null
  cache.delete(key)
  cache.set(key, problem)
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!)
  return problem
}

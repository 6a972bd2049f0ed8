import type { Context } from '#platform/server/context.ts'
import { findJudgedProblemById, type JudgedProblem } from './judged-problem.ts'
import { stateOfProblem } from './judging.queries.ts'

const MAX_KEPT = 12
const kept = new Map<string, JudgedProblem>()

/**
 * A problem for the judge. Its large arguments take a tenth of a second to make, in the process that answers requests too, so
 * the last few are kept for as long as nobody changes them.
 */
export async function problemToJudge(context: Context, id: string): Promise<JudgedProblem | null> {
  const state = await stateOfProblem(context.database, id)
  if (state === null) return null
  const key = `${id} ${state.revision} ${state.changed_at.getTime()}`
  const known = kept.get(key) ?? (await findJudgedProblemById(context, id))
  if (known === null) return null
  kept.delete(key)
  kept.set(key, known)
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
  return known
}

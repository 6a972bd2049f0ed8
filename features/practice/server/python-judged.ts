import type { Context } from '#platform/server/context.ts'
import { numpyOfJudges } from './judging.queries.ts'
import { LATELY_MS } from './read-judging.ts'

/** Whether solutions in Python are judged here: some problems ask for numpy. Where no judge was heard of, nobody knows, and it is yes. */
export async function isPythonJudged(context: Context, { needsNumpy }: { needsNumpy: boolean }): Promise<boolean> {
  if (!needsNumpy) return true
  return (await numpyOfJudges.first(context.database, [new Date(context.clock.now().getTime() - LATELY_MS)]))!.is_there
}

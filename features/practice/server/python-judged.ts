import type { Context } from '#platform/server/context.ts'
import { livesSince, numpyOfJudges } from './judging.queries.ts'

/** Whether solutions in Python are judged here: some problems ask for numpy. Where no judge was heard of, nobody knows, and it is yes. */
export async function isPythonJudged(context: Context, { needsNumpy }: { needsNumpy: boolean }): Promise<boolean> {
  if (!needsNumpy) return true
  return (await numpyOfJudges.first(context.database, [livesSince(context.clock.now())]))!.is_there
}

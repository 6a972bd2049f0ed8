import type { Context } from '#platform/server/context.ts'
import { aliveSince, judgesHaveNumpy } from './judging.queries.ts'

/** Whether a judge can run solutions in Python: some problems need numpy. True while no judge is alive, since it is unknown then. */
export async function isPythonJudged(context: Context, { needsNumpy }: { needsNumpy: boolean }): Promise<boolean> {
  if (!needsNumpy) return true
  return (await judgesHaveNumpy.first(context.database, [aliveSince(context.clock.now())]))!.is_there
}

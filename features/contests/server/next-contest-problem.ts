import type { Context } from '#platform/server/context.ts'
import { nextTask } from '../rules/next-task.ts'
import { listRunning } from './entries.queries.ts'

/** While someone takes part in a contest with a problem, its next unsolved problem comes after it. */
export async function nextContestProblem({ db, clock }: Context, { personId, problemId }: { personId: string; problemId: string }): Promise<string | null> {
  const entry = (await listRunning(db, personId, clock.now())).find(({ tasks }) => tasks.some(({ id }) => id === problemId))
  return entry === undefined ? null : (nextTask(entry.tasks, problemId)?.id ?? null)
}

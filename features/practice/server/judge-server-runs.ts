import type { Context } from '#platform/server/context.ts'
import { refusalOfDatabase } from '#platform/server/database/refusal-of-database.ts'
import { serverRunReport } from '../rules/server-run.ts'
import type { Value } from '../rules/value.ts'
import { MAX_TRIES } from '../rules/verdicts.ts'
import { fromWire } from '../rules/wire.ts'
import { cachedJudgedProblem } from './judged-problem-cache.ts'
import { JUDGE_ID } from './other-judges.ts'
import { claimNextRun, endStaleRuns, requeueRun, saveRunReport, type ClaimedRun } from './server-runs.queries.ts'

declare module '#platform/server/signals.ts' {
  interface ViewerUpdates {
    'practice.run-changed': { runId: string; personId: string }
  }
}

/** The runs that this process runs now. */
const inProgress = new Set<string>()

/** Ends runs whose judge is gone. */
export const endDroppedRuns = (context: Context): Promise<void> => endStaleRuns(context.db, context.clock.now(), { judgeId: JUDGE_ID, inProgress: [...inProgress] })

/** Runs the program that has waited longest for a run on the server. Returns false if there is none. */
export async function runNext(context: Context): Promise<boolean> {
  if (!context.judges.isOpen()) return false
  const claimed = await claim(context)
  if (claimed === null) return false
  inProgress.add(claimed.id)
  const notify = () => context.notifyViewers({ name: 'practice.run-changed', runId: claimed.id, personId: claimed.person_id })
  notify()
  await run(context, claimed).finally(() => inProgress.delete(claimed.id))
  notify()
  return true
}

/** If another judge claimed a run of the same person at the same moment, this one is left for later. */
async function claim(context: Context): Promise<ClaimedRun | null> {
  try {
    return await claimNextRun(context.db, JUDGE_ID, context.clock.now())
  } catch (error) {
    if (refusalOfDatabase(error as Error)?.code !== 'ALREADY_TAKEN') throw error
    return null
  }
}

async function run(context: Context, { id, problem_id, code, calls, tries }: ClaimedRun): Promise<void> {
  const claimed = { id, judgeId: JUDGE_ID }
  try {
    const problem = await cachedJudgedProblem(context, problem_id)
    if (problem === null) throw new Error('The problem is gone.')
    // All tests are samples: one that fails does not end the run.
    const tests = (JSON.parse(calls) as string[]).map((call) => ({ arguments: fromWire(call) as Value[], expected: null, isSample: true }))
    const result = await context.judges.judge({ ...problem, tests, language: 'python', code, returnsAnswers: true })
    await saveRunReport(context.db, claimed, JSON.stringify(serverRunReport(result)))
  } catch (error) {
    if (!context.judges.isOpen()) return requeueRun(context.db, { ...claimed, tries: tries - 1 })
    context.log.warn({ err: (error as Error).message, run: id }, 'The judge failed in a run.')
    if (tries < MAX_TRIES) return requeueRun(context.db, { ...claimed, tries })
    await saveRunReport(context.db, claimed, null)
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/server/context.ts'
import { enginesOf, type Engine } from '../rules/judging.ts'
import { canRunElsewhere } from './judging.queries.ts'

/** The id of this process in the table of judges. */
export const JUDGE_ID = randomUUID()

const FORWARD_PAUSE_MS = 250

/** Whether this judge can run all of these engines, or else another live judge can, as far as is known, or nobody (requirement J-13). */
export async function findCapableJudge(context: Context, engines: readonly Engine[]): Promise<'this' | 'another' | 'nobody'> {
  const own = enginesOf(await context.judges.report())
  if (engines.every((engine) => own.includes(engine))) return 'this'
  const isElsewhere = await canRunElsewhere(context.db, { judgeId: JUDGE_ID, engines: [...new Set(engines)], now: context.clock.now() })
  return isElsewhere ? 'another' : 'nobody'
}

/** Enqueues a task again for another judge, then pauses, so that this process does not immediately take it back. */
export async function forwardTask(context: Context, enqueue: (context: Context) => Promise<void>): Promise<void> {
  await context.inTransaction(enqueue)
  await pause(FORWARD_PAUSE_MS)
}

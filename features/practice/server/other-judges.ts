import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/server/context.ts'
import { enginesOf, type Engine } from '../rules/judging.ts'
import { isRunElsewhere } from './judging.queries.ts'

/** This process, as the database knows who judges what. */
export const JUDGE_ID = randomUUID()

const HAND_ON_MS = 250

/** Who can run all of these: this judge; else another one that lives, as far as is known; else nobody (requirement J-13). */
export async function whoRuns(context: Context, engines: readonly Engine[]): Promise<'this' | 'another' | 'nobody'> {
  const own = enginesOf(await context.judges.report())
  if (engines.every((one) => own.includes(one))) return 'this'
  const isElsewhere = await isRunElsewhere(context.db, { judgeId: JUDGE_ID, engines: [...new Set(engines)], now: context.clock.now() })
  return isElsewhere ? 'another' : 'nobody'
}

/** Asks for a task once more, for another judge. Meanwhile the place that had it here takes nothing, so that it does not come back at once. */
export async function handOn(context: Context, ask: (context: Context) => Promise<void>): Promise<void> {
  await context.inTransaction(ask)
  await pause(HAND_ON_MS)
}

import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import type { Kind } from '../rules/judging.ts'
import { isBetterDone } from './judging.queries.ts'

/** This process, as the database knows who judges what. */
export const JUDGE_ID = randomUUID()

const HAND_ON_MS = 250

/** Whether another judge can run all of these and this one cannot (requirement J-13). */
export const isForAnother = (context: Context, kinds: Iterable<Kind>): Promise<boolean> =>
  isBetterDone(context.db, { judgeId: JUDGE_ID, kinds: [...new Set(kinds)], now: context.clock.now() })

/** How a task is asked for that is handed on: a moment later, for whoever looks first then. */
export const handedOn = ({ clock }: Context, dedupe: string) => ({ dedupe, runAt: new Date(clock.now().getTime() + HAND_ON_MS) })

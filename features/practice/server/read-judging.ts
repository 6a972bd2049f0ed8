import type { Context } from '#platform/server/context.ts'
import { judgingHealth } from './judging.queries.ts'

/** How the judging goes, for those who look after the site. */
export interface JudgingState {
  /** Which sandboxes there are; null: no judge was heard of lately. */
  says: string | null
  hasSandbox: boolean
  waiting: number
  running: number
  lastJudged: Date | null
}

/** For so long is a judge thought to live after it was heard of. */
export const LATELY_MS = 20_000

export async function judgingState(context: Context): Promise<JudgingState> {
  const row = (await judgingHealth.first(context.database, [new Date(context.clock.now().getTime() - LATELY_MS)]))!
  return { says: row.says, hasSandbox: row.has_sandbox ?? false, waiting: row.waiting, running: row.running, lastJudged: row.last_judged }
}

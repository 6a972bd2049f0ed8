import type { Context } from '#platform/server/context.ts'
import { livesSince, judgingHealth } from './judging.queries.ts'

/** How the judging goes, for those who look after the site. */
export interface JudgingState {
  /** Which sandboxes there are; null: no judge was heard of lately. */
  says: string | null
  hasSandbox: boolean
  waiting: number
  running: number
  lastJudged: Date | null
}

export async function judgingState(context: Context): Promise<JudgingState> {
  const row = (await judgingHealth.first(context.database, [livesSince(context.clock.now())]))!
  return { says: row.says, hasSandbox: row.has_sandbox ?? false, waiting: row.waiting, running: row.running, lastJudged: row.last_judged }
}

import type { Context } from '#platform/server/context.ts'
import { aliveSince, judgingHealthQuery, liveJudges, type LiveJudgeRow } from './judging.queries.ts'

/** The state of judging, for the operations page. */
export interface JudgingHealth {
  /** Which sandboxes the judges use; null if no judge is alive. */
  summary: string | null
  hasSandbox: boolean
  waiting: number
  running: number
  lastJudged: Date | null
}

export async function readJudgingHealth(context: Context): Promise<JudgingHealth> {
  const row = (await judgingHealthQuery.first(context.database, [aliveSince(context.clock.now())]))!
  return { summary: row.summary, hasSandbox: row.has_sandbox ?? false, waiting: row.waiting, running: row.running, lastJudged: row.last_judged }
}

/** The judges that are alive, the one that started first first. */
export const listLiveJudges = (context: Context): Promise<LiveJudgeRow[]> => liveJudges.all(context.database, [aliveSince(context.clock.now())])

import { pageByTime, readTimeCursor } from '#platform/server/time-cursor.ts'
import type { Context } from '#platform/server/context.ts'
import { DAY_MS } from '../rules/decisions.ts'
import { countLog, listLog, type LogCountRow, type LogRow } from './public-log.queries.ts'

const PAGE = 50
const COUNTED_DAYS = 365

export interface PublicLog {
  items: LogRow[]
  next: string | null
  counts: LogCountRow[]
}

/** A page of decisions without names and texts, and their counts of the last year. */
export async function readPublicLog(context: Context, after: string | null): Promise<PublicLog> {
  const since = new Date(context.clock.now().getTime() - COUNTED_DAYS * DAY_MS)
  const [rows, counts] = await Promise.all([listLog(context.db, { after: readTimeCursor(after), count: PAGE + 1 }), countLog(context.db, since)])
  return { ...pageByTime(rows, PAGE, (row) => row.decided_at), counts }
}

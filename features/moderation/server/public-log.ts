import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
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
  const cursor = readCursor(after)
  const since = new Date(context.clock.now().getTime() - COUNTED_DAYS * DAY_MS)
  const [rows, counts] = await Promise.all([listLog(context.db, { after: cursor === null ? null : { at: new Date(cursor.key), id: cursor.id }, count: PAGE + 1 }), countLog(context.db, since)])
  const items = rows.slice(0, PAGE)
  const last = items.at(-1)
  return { items, counts, next: rows.length > PAGE && last !== undefined ? cursorOf({ key: last.decided_at.getTime(), id: last.id }) : null }
}

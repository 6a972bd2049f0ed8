import type { Context } from '#platform/server/context.ts'
import { METRIC_DAYS } from '../../rules/retention.ts'
import { deleteHoursBefore, lastHours, recountRetention, replaceHours } from './metrics.queries.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FIRST_DAYS = 90
const COHORT_WEEKS = 12

/**
 * Counts the hours since the last run, and once more the two days before: an hour was not over, and activities of other time zones come
 * late. Running it twice changes nothing.
 */
export async function rollUp(context: Context): Promise<void> {
  const now = context.clock.now()
  const known = await lastHours(context.db)
  for (const [name, { count }] of context.contributions.to('metrics')) {
    if (count === undefined) continue
    const last = known.get(name)?.getTime() ?? now.getTime() - FIRST_DAYS * DAY_MS
    const from = new Date(Math.floor(last / DAY_MS) * DAY_MS - 2 * DAY_MS)
    const hours = await count(context.db, from, now)
    await context.inTransaction(({ db }) => replaceHours(db, name, from, hours))
  }
  await context.inTransaction(({ db }) => recountRetention(db, now, COHORT_WEEKS))
  await deleteHoursBefore(context.db, new Date(now.getTime() - METRIC_DAYS * DAY_MS))
}

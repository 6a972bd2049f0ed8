import type { Context } from '#platform/server/context.ts'
import type { Day } from '#features/activity/rules/calendar-day.ts'
import { chooseDaily, findDaily, type DailyRow } from './daily.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/**
 * The problem of a calendar day, which is the same for everyone on that day; null if there are no problems. A day that is nowhere on earth today
 * counts as today in UTC.
 */
export async function dailyProblem(context: Context, requested: Day | null): Promise<DailyRow | null> {
  const today = Math.floor(context.clock.now().getTime() / DAY_MS)
  const day = requested !== null && Math.abs(requested - today) <= 1 ? requested : today
  const known = await findDaily(context.database, day)
  if (known !== null) return known
  await context.inTransaction(({ db }) => chooseDaily(db, day))
  return findDaily(context.database, day)
}

import type { Context } from '#platform/server/context.ts'
import type { Day } from '#features/activity/rules/calendar-day.ts'
import { chooseDaily, findDaily, type DailyRow } from './daily.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/**
 * The problem of a calendar day, the same for everybody on that day; null where there are no problems. Somewhere it is
 * tomorrow already or yesterday still; what is further away counts as today in UTC.
 */
export async function dailyProblem(context: Context, wished: Day | null): Promise<DailyRow | null> {
  const today = Math.floor(context.clock.now().getTime() / DAY_MS)
  const day = wished !== null && Math.abs(wished - today) <= 1 ? wished : today
  const known = await findDaily(context.database, day)
  if (known !== null) return known
  await context.inTransaction(({ db }) => chooseDaily(db, day))
  return findDaily(context.database, day)
}

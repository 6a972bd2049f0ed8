import type { Context } from '#platform/server/context.ts'
import type { Day } from '#features/activity/rules/calendar-day.ts'
import { DAILY_HISTORY } from '../rules/daily.ts'
import { daysToday } from '../rules/daily-weeks.ts'
import { chooseDaily, findDaily, listDaily, type DailyRow } from './daily.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** The requested day; a day that is nowhere on earth today counts as today in UTC. */
function dayToday(context: Context, requested: Day | null): Day {
  const now = context.clock.now()
  const { first, last } = daysToday(now)
  return requested !== null && requested >= first && requested <= last ? requested : Math.floor(now.getTime() / DAY_MS)
}

/**
 * The problem of a calendar day, which is the same for everyone on that day; null if there are no problems. A day that is nowhere on earth today
 * counts as today in UTC.
 */
export async function dailyProblem(context: Context, requested: Day | null): Promise<DailyRow | null> {
  const day = dayToday(context, requested)
  const known = await findDaily(context.database, day)
  if (known !== null) return known
  await context.inTransaction(({ db }) => chooseDaily(db, day))
  return findDaily(context.database, day)
}

/** The problem of a day, and those of the days before it that had one, the newest first. Days on which nobody opened the problem had none. */
export async function dailyProblems(context: Context, requested: Day | null): Promise<DailyRow[]> {
  const day = dayToday(context, requested)
  await dailyProblem(context, day)
  return listDaily(context.database, day - DAILY_HISTORY + 1, day)
}

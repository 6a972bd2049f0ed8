import { batchLoader } from '#platform/server/batch-loader.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Contributions } from '#platform/server/extension-points.ts'
import { firstDayOf, yearOf, type ActivityYear } from '../rules/activity.ts'
import { calendarDay } from '../rules/calendar-day.ts'
import { activeDays, recentActivityQuery, type DaysRow, type RecentRow } from './activity.queries.ts'

const DAY_MS = 24 * 3600 * 1000

const readsOf = new WeakMap<Database, (personId: string) => Promise<DaysRow | null>>()

/** Days are read once for all who ask at the same moment. */
function reads({ database, clock }: Context): (personId: string) => Promise<DaysRow | null> {
  let known = readsOf.get(database)
  if (known === undefined) {
    // A day more than the year has: somewhere it is yesterday still.
    const since = () => firstDayOf(Math.floor(clock.now().getTime() / DAY_MS) - 1)
    readsOf.set(database, (known = batchLoader((ids) => activeDays(database, ids, since()))))
  }
  return known
}

/** A person's year of activity and present streak, by their own calendar (requirement R-13). */
export async function readYear(context: Context, personId: string): Promise<ActivityYear> {
  const row = await reads(context)(personId)
  const now = context.clock.now().getTime()
  return row === null ? yearOf([], calendarDay(now, 'UTC')) : yearOf(row.days, calendarDay(now, row.time_zone))
}

/** How many days in a row, up to now, a person did something. */
export const readStreak = async (context: Context, personId: string): Promise<number> => (await readYear(context, personId)).streak.days

/** Something that somebody did, as it is shown. */
export interface RecentActivity extends RecentRow {
  verb: string
  path: string
}

const recentOf = new WeakMap<Contributions, ReturnType<typeof recentActivityQuery>>()

/** What the viewer did last, and with `andFollowed` the people they follow: at most `first` activities, the latest first. */
export async function readRecent(context: Context, first: number, andFollowed: boolean): Promise<RecentActivity[]> {
  const { contributions, database } = context
  const definitions = contributions.to('activities')
  const query = recentOf.get(contributions) ?? recentActivityQuery(new Map([...definitions].map(([kind, { subject }]) => [kind, subject])))
  recentOf.set(contributions, query)
  const rows = await query(database, signedIn(context).id, first, andFollowed)
  return rows.map((row) => {
    const { verb, path } = definitions.get(row.kind)!
    return { ...row, verb, path: path(row.address) }
  })
}

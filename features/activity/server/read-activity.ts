import { batchLoader } from '#platform/server/batch-loader.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Contributions } from '#platform/server/extension-points.ts'
import { firstDayOf, yearOf, type ActivityYear } from '../rules/activity.ts'
import { calendarDay } from '../rules/calendar-day.ts'
import { activeDays, recentActivityQuery, type DaysRow, type RecentQuestion, type RecentRow } from './activity.queries.ts'

const DAY_MS = 24 * 3600 * 1000

const loaders = new WeakMap<Database, (personId: string) => Promise<DaysRow | null>>()

/** Batches concurrent reads. */
function loaderFor({ database, clock }: Context): (personId: string) => Promise<DaysRow | null> {
  let loader = loaders.get(database)
  if (loader === undefined) {
    // One more day than the year has, because in some time zone it is still yesterday.
    const since = () => firstDayOf(Math.floor(clock.now().getTime() / DAY_MS) - 1)
    loaders.set(database, (loader = batchLoader((ids) => activeDays(database, ids, since()))))
  }
  return loader
}

/** The year of activity and the current streak of a person, in their time zone (requirement R-13). */
export async function readYear(context: Context, personId: string): Promise<ActivityYear> {
  const row = await loaderFor(context)(personId)
  const now = context.clock.now().getTime()
  return row === null ? yearOf([], calendarDay(now, 'UTC')) : yearOf(row.days, calendarDay(now, row.time_zone))
}

/** The current streak of a person in days. */
export const readStreak = async (context: Context, personId: string): Promise<number> => (await readYear(context, personId)).streak.days

/** An activity for display. */
export interface RecentActivity extends RecentRow {
  verb: string
  path: string
}

const recentQueries = new WeakMap<Contributions, ReturnType<typeof recentActivityQuery>>()

/** The latest activities of the viewer and, with `andFollowed`, of the people they follow, newest first. */
export async function readRecent(context: Context, question: RecentQuestion): Promise<RecentActivity[]> {
  const { contributions, database } = context
  const definitions = contributions.to('activities')
  const query = recentQueries.get(contributions) ?? recentActivityQuery(new Map([...definitions].map(([kind, { subject }]) => [kind, subject])))
  recentQueries.set(contributions, query)
  const rows = await query(database, signedIn(context).id, question)
  return rows.map((row) => {
    const { verb, path } = definitions.get(row.kind)!
    return { ...row, verb, path: path(row.address) }
  })
}

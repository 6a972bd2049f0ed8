import type { Context } from '#platform/server/context.ts'
import { administrationMetrics } from './administration.metrics.ts'
import { countsByDay, listRetention, newestCohort, newPeople, readFunnel, type DayRow, type RetentionRow } from './metrics.queries.ts'

export interface Series {
  name: string
  label: string
  unit: string
  /** Whether it is counted from what is stored, so that each day is known. */
  hasPast: boolean
  /** One for each day, oldest first. */
  counts: number[]
  /** The total of as many days before, or for running counts the count at its end; null if nothing was counted then. */
  previous: number | null
}

export interface FunnelStep {
  label: string
  count: number
  /** The count of the period before; null if nothing was counted then. */
  previous: number | null
}

export interface Charts {
  /** The days (UTC) of all series, as `YYYY-MM-DD`. */
  days: string[]
  series: Series[]
  funnel: FunnelStep[]
  retention: RetentionRow[]
}

const DAY_MS = 86_400_000

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
/** Active people can't be added up over days. */
const isRunning = (name: string) => name.startsWith('active-')

/** The charts of the overview over the last days, from the hourly counts. People who joined since the last count are added. */
export async function readCharts(context: Context, dayCount: number): Promise<Charts> {
  const today = Math.floor(context.clock.now().getTime() / DAY_MS) * DAY_MS
  const now = context.clock.now()
  const from = new Date(today - (dayCount - 1) * DAY_MS)
  const before = new Date(from.getTime() - dayCount * DAY_MS)
  const daysFrom = (start: number) => Array.from({ length: dayCount }, (_, at) => dayOf(start + at * DAY_MS))
  const [days, earlierDays] = [daysFrom(from.getTime()), daysFrom(before.getTime())]
  const [rows, stored, cohort, people, earlier, joined] = await Promise.all([
    countsByDay(context.db, before),
    listRetention(context.db),
    newestCohort(context.db, now),
    readFunnel(context.db, { from, until: new Date(today + DAY_MS) }),
    readFunnel(context.db, { from: before, until: from }),
    newPeople(context.db, new Date(today - DAY_MS), now),
  ])
  const counts = new Map(rows.map(({ metric, day, count }) => [`${metric} ${day}`, count]))
  for (const day of [dayOf(today - DAY_MS), dayOf(today)]) {
    counts.set(`new-people ${day}`, joined.filter(({ hour }) => dayOf(hour.getTime()) === day).reduce((sum, { count }) => sum + count, 0))
  }
  const retention = cohort === null ? stored : [cohort, ...stored.filter((one) => one.cohort !== cohort.cohort)]
  // Those about people come before those of other features.
  const metrics = [...context.contributions.to('metrics')].toSorted(([a], [b]) => Number(b in administrationMetrics) - Number(a in administrationMetrics))
  const series = metrics.map(([name, { label, unit, count }]) => ({
    name, label, unit, hasPast: count !== undefined, counts: days.map((day) => counts.get(`${name} ${day}`) ?? 0), previous: totalOf(rows, name, earlierDays),
  }))
  const total = (name: string) => series.find((one) => one.name === name)?.counts.reduce((sum, count) => sum + count, 0) ?? 0
  const previous = (name: string) => series.find((one) => one.name === name)?.previous ?? null
  // Before the first sign-up there was nothing to count.
  const ofPeople = (count: number) => (earlier.joined === 0 ? null : count)
  const funnel = [
    { label: 'Visits', count: total('visits'), previous: previous('visits') },
    { label: 'Code runners opened', count: total('runner-starts'), previous: previous('runner-starts') },
    { label: 'Sign-ups', count: people.joined, previous: ofPeople(earlier.joined) },
    { label: 'First accepted solution', count: people.accepted, previous: ofPeople(earlier.accepted) },
    { label: 'First blog', count: people.wrote, previous: ofPeople(earlier.wrote) },
  ]
  return { days, series, funnel, retention }
}

/** The total of a metric over these days; of a running one the count of the last day. Null if nothing was counted. */
function totalOf(rows: readonly DayRow[], name: string, days: readonly string[]): number | null {
  const wanted = isRunning(name) ? days.slice(-1) : days
  const found = rows.filter(({ metric, day }) => metric === name && wanted.includes(day))
  return found.length === 0 ? null : found.reduce((sum, { count }) => sum + count, 0)
}

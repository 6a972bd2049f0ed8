import type { Context } from '#platform/server/context.ts'
import { administrationMetrics } from './administration.metrics.ts'
import { countsByDay, listRetention, readFunnel, type RetentionRow } from './metrics.queries.ts'

export interface Series {
  name: string
  label: string
  unit: string
  /** One for each day, oldest first. */
  counts: number[]
}

export interface FunnelStep {
  label: string
  count: number
}

export interface Charts {
  /** The days (UTC) of all series, as `YYYY-MM-DD`. */
  days: string[]
  series: Series[]
  funnel: FunnelStep[]
  retention: RetentionRow[]
}

const DAY_MS = 86_400_000

/** The charts of the overview over the last days, from the hourly counts. */
export async function readCharts(context: Context, dayCount: number): Promise<Charts> {
  const today = Math.floor(context.clock.now().getTime() / DAY_MS) * DAY_MS
  const from = new Date(today - (dayCount - 1) * DAY_MS)
  const days = Array.from({ length: dayCount }, (_, at) => new Date(from.getTime() + at * DAY_MS).toISOString().slice(0, 10))
  const [rows, retention, people] = await Promise.all([countsByDay(context.db, from), listRetention(context.db), readFunnel(context.db, from)])
  const counts = new Map(rows.map(({ metric, day, count }) => [`${metric} ${day}`, count]))
  // Those about people come before those of other features.
  const metrics = [...context.contributions.to('metrics')].toSorted(([a], [b]) => Number(b in administrationMetrics) - Number(a in administrationMetrics))
  const series = metrics.map(([name, { label, unit }]) => ({
    name, label, unit, counts: days.map((day) => counts.get(`${name} ${day}`) ?? 0),
  }))
  const total = (name: string) => series.find((one) => one.name === name)?.counts.reduce((sum, count) => sum + count, 0) ?? 0
  const funnel = [
    { label: 'Visits', count: total('visits') },
    { label: 'Code runners opened', count: total('runner-starts') },
    { label: 'Sign-ups', count: people.joined },
    { label: 'First accepted solution', count: people.accepted },
    { label: 'First blog', count: people.wrote },
  ]
  return { days, series, funnel, retention }
}

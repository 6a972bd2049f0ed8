import { useState, type ReactNode } from 'react'
import { BarChart } from '#platform/web/charts/BarChart.tsx'
import { ChartTable } from '#platform/web/charts/ChartTable.tsx'
import { LineChart } from '#platform/web/charts/LineChart.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { changeSince, changeText } from '../../rules/change-text.ts'
import { countedSince } from '../../rules/counted-since.ts'
import { countText, withUnit } from '../../rules/count-text.ts'
import { RetentionTable } from './RetentionTable.tsx'

interface Charts {
  days: readonly string[]
  series: readonly { name: string; label: string; unit: string; counts: readonly number[]; previous: number | null; hasPast: boolean }[]
  funnel: readonly { label: string; count: number; previous: number | null }[]
  retention: readonly { cohort: string; joined: number; weeks: readonly number[] }[]
}

/** The charts of the overview, each with its table. */
export function OverviewCharts({ charts: { days, series, funnel, retention } }: { charts: Charts }) {
  const sinceOf = ({ counts, previous, hasPast }: Charts['series'][number]) => countedSince({ days, counts, previous, hasPast })
  const others = series.filter(({ name }) => !isRunning(name))
  const empty = others.filter((one) => sinceOf(one) === 'none')
  const charts = others.filter((one) => sinceOf(one) === null)
  // New ones are a line each: beside a chart their cards would be mostly empty.
  const fresh = others.filter((one) => sinceOf(one) !== null && sinceOf(one) !== 'none')
  const dayNames = days.map((day) => absoluteDay(new Date(day)))
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2 xl:*:last:odd:col-span-2">
        <ActivePeopleCard days={days} dayNames={dayNames} series={series.filter(({ name }) => isRunning(name))} />
        {charts.map((one) => (
          <SeriesCard key={one.name} days={days} dayNames={dayNames} series={one} />
        ))}
      </div>
      {fresh.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2 xl:*:last:odd:col-span-2">
          {fresh.map((one) => (
            <SeriesCard key={one.name} days={days} dayNames={dayNames} series={one} />
          ))}
        </div>
      )}
      {empty.length > 0 && <p className="text-sm text-text-muted">Nothing counted in this period: {empty.map(({ label }) => label).join(', ')}</p>}
      <ChartCard title="Funnel" note="Among visits and people who joined in this period">
        <BarChart label="Funnel from a visit to the first blog" bars={funnel.map(({ label: name, count: value, previous }) => ({ name, value, note: previous === null ? '' : `${countText(previous)} before` }))} />
        <ChartTable caption="Funnel" columns={['Step', 'This period', 'Period before']} rows={funnel.map(({ label, count, previous }) => [label, count, previous ?? ''])} />
      </ChartCard>
      <ChartCard title="Retention" note="The share of people who joined in a week and were active in a later week">
        <RetentionTable cohorts={retention} />
      </ChartCard>
    </div>
  )
}

/** The people of a day, of seven and of 30 days are one chart with a choice. */
function ActivePeopleCard({ series, ...days }: { days: readonly string[]; dayNames: readonly string[]; series: readonly Charts['series'][number][] }) {
  const [name, choose] = useState(series[0]?.name ?? '')
  const shown = series.find((one) => one.name === name)
  if (shown === undefined) return null
  return <SeriesCard {...days} series={shown} choice={<Select aria-label="Active people" options={series.map(({ name, label }) => ({ value: name, label }))} value={name} onChange={({ target }) => choose(target.value)} />} />
}

/** One metric by day; a new one is a line of text until it has a past. */
function SeriesCard({ days, dayNames, series: { name, label, unit, counts, previous, hasPast }, choice }: { days: readonly string[]; dayNames: readonly string[]; series: Charts['series'][number]; choice?: ReactNode }) {
  const since = countedSince({ days, counts, previous, hasPast })
  if (since !== null) {
    const total = withUnit(totalOf(name, counts), unit)
    return (
      <ChartCard title={choice === undefined ? label : 'Active people'} choice={choice} note={since === 'none' ? 'Nothing counted in this period' : `${total}. Counted since ${absoluteDay(new Date(since))}`}>
        <ChartTable caption={`${label} by day`} columns={['Day', label]} rows={days.map((day, at) => [day, counts[at] ?? 0])} />
      </ChartCard>
    )
  }
  return (
    <ChartCard isTall title={choice === undefined ? label : 'Active people'} choice={choice} note={noteOf({ name, unit, counts, previous })}>
      <LineChart label={`${label} by day`} names={dayNames} values={counts} unit={unit} textOf={(count) => withUnit(count, unit)} />
      <ChartTable caption={`${label} by day`} columns={['Day', label]} rows={days.map((day, at) => [day, counts[at] ?? 0])} />
    </ChartCard>
  )
}

/** The days of which the last count is. */
const ACTIVE_IN: Record<string, string> = { 'active-week': 'in the last seven days', 'active-month': 'in the last 30 days' }

/** Active people cannot be added up over days. */
const isRunning = (name: string) => name.startsWith('active-')

const totalOf = (name: string, counts: readonly number[]) => (isRunning(name) ? (counts.at(-1) ?? 0) : counts.reduce((sum, count) => sum + count, 0))

/** The total of the period beside that of the period before; active people today beside those of the last day before the period. */
function noteOf({ name, unit, counts, previous }: Omit<Charts['series'][number], 'label' | 'hasPast'>): string {
  const now = totalOf(name, counts)
  if (!isRunning(name)) return `${withUnit(now, unit)}, ${previous === null ? 'not counted in the period before' : changeText(now, previous)}`
  return `${withUnit(now, unit)} ${ACTIVE_IN[name] ?? 'today'}, ${previous === null ? `not counted ${counts.length} days ago` : changeSince(now, previous, counts.length)}`
}

interface CardProps {
  title: string
  note: string
  /** A choice of what is shown, at the right of the heading. */
  choice?: ReactNode
  /** Whether the heading is as high as one with a choice, so that charts beside each other begin at one line. */
  isTall?: boolean
  children?: ReactNode
}

function ChartCard({ title, note, choice, isTall = false, children }: CardProps) {
  return (
    <Card as="section" className="grid min-w-0 content-start gap-3">
      <header className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${isTall ? 'sm:min-h-10' : ''}`}>
        <h3 className="text-sm font-medium">{title}</h3>
        {choice}
      </header>
      <p className="-mt-2 text-sm text-text-muted">{note}</p>
      {children}
    </Card>
  )
}

import { useState, type PointerEvent } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { availability, dayAfter, HISTORY_DAYS, stateOfDay, sumOf, type DayCount } from '../rules/status.ts'
import { dayResult, dayText } from '../rules/status-texts.ts'

interface Props {
  label: string
  firstDay: string
  counts: readonly Omit<DayCount, 'day'>[]
}

const CELL = 10
const WIDTH = 7
const TALL = 32

/** Height as well as color tells the states apart: a day that was not measured is a dot, and a bad day has a gap. */
const SHAPES = {
  unknown: (x: number) => `M${x} ${TALL - 4}h${WIDTH}v4h-${WIDTH}z`,
  working: (x: number) => `M${x} 0h${WIDTH}v${TALL}h-${WIDTH}z`,
  slow: (x: number) => `M${x} 10h${WIDTH}v${TALL - 10}h-${WIDTH}z`,
  failing: (x: number) => `M${x} 0h${WIDTH}v12h-${WIDTH}zM${x} 18h${WIDTH}v${TALL - 18}h-${WIDTH}z`,
} as const

const FILLS = { unknown: 'fill-line', working: 'fill-success', slow: 'fill-warning', failing: 'fill-danger' } as const
const KINDS = ['unknown', 'working', 'slow', 'failing'] as const

/** The history of a part as bars, and as a sentence. The days in words are in the table of the page. */
export function DayBars({ label, firstDay, counts }: Props) {
  const [hovered, setHovered] = useState<number | null>(null)
  const paths = { unknown: '', working: '', slow: '', failing: '' }
  counts.forEach((count, at) => {
    const kind = stateOfDay(count) ?? 'unknown'
    paths[kind] += SHAPES[kind](at * CELL + 1)
  })
  const sum = sumOf(counts)
  const worked = availability(sum)
  const summary = worked === null ? 'Not measured yet' : `${worked} uptime (${counted(sum.checks, 'check', 'checks')}, ${counted(sum.days, 'day', 'days')}${sum.slow === 0 ? '' : `, ${sum.slow} slow`})`
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setHovered(Math.min(HISTORY_DAYS - 1, Math.max(0, Math.floor(((clientX - left) / width) * HISTORY_DAYS))))
  }
  return (
    <figure className="grid gap-1.5">
      <svg viewBox={`0 0 ${HISTORY_DAYS * CELL} ${TALL}`} preserveAspectRatio="none" className="block h-8 w-full" role="img" aria-label={`${label} in the last ${HISTORY_DAYS} days: ${summary}`} onPointerMove={onPointerMove} onPointerLeave={() => setHovered(null)}>
        {KINDS.map((kind) => paths[kind] !== '' && <path key={kind} className={FILLS[kind]} d={paths[kind]} />)}
        {hovered !== null && <path className="fill-none stroke-text" vectorEffect="non-scaling-stroke" d={SHAPES.working(hovered * CELL + 1)} />}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-xs text-text-muted">
        <span>{dayText(firstDay)}</span>
        <span className="tabular order-last w-full sm:order-none sm:w-auto">{hovered === null ? summary : `${dayText(dayAfter(firstDay, hovered))}: ${dayResult(counts[hovered]!)}`}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}

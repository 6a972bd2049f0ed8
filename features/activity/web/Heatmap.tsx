import { useState, type PointerEvent } from 'react'
import { dayOf } from '../rules/calendar-day.ts'
import { CELL, heatmapMonths, heatmapPaths, SQUARE, squareAt, TOP } from '../rules/heatmap.ts'
import { MonthTable } from './MonthTable.tsx'
import { activitiesIn, daysIn, fullDay, shortMonth } from './month-words.ts'

interface Props {
  /** The Monday on which the year begins, as `2026-03-02`, and the activities of each day from then on. */
  year: { from: string; counts: readonly number[]; frozen: readonly string[] }
}

const STEPS = ['fill-heat-0', 'fill-heat-1', 'fill-heat-2', 'fill-heat-3', 'fill-heat-4']

/** A year of days as squares of five steps of one hue, and the same in words and as a table of months. */
export function Heatmap({ year: { from, counts, frozen } }: Props) {
  const [pointed, point] = useState<number | null>(null)
  const start = dayOfIso(from)
  const kept = frozen.map((day) => dayOfIso(day) - start)
  const months = heatmapMonths(start, counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const active = counts.filter((count) => count > 0).length
  const width = Math.ceil(counts.length / 7) * CELL
  const height = TOP + 7 * CELL

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = width / box.width
    point(squareAt((event.clientX - box.left) * scale, (event.clientY - box.top) * scale, counts.length))
  }
  const words = `${activitiesIn(total)} on ${daysIn(active)} in the last year${kept.length === 0 ? '' : `, ${daysIn(kept.length)} covered by a freeze`}`

  return (
    <figure className="grid gap-3">
      {/* A part that scrolls must be reachable for the arrow keys; it begins at its end, where today is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div dir="rtl" role="group" aria-label="Activity in the last year" tabIndex={0} className="overflow-x-auto pb-1">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="block w-full min-w-[43rem]"
          role="img"
          aria-label={words}
          onPointerMove={onPointerMove}
          onPointerLeave={() => point(null)}
        >
          {months.map(({ year, month, column }) =>
            column === null ? null : (
              <text key={`${year}-${month}`} x={column * CELL} y="10" fontSize="11" className="fill-text-muted">
                {shortMonth(month)}
              </text>
            ),
          )}
          {heatmapPaths(counts).map((path, step) => (path === '' ? null : <path key={STEPS[step]} className={STEPS[step]} d={path} />))}
          {kept.map((at) => (
            <rect
              key={at}
              x={Math.floor(at / 7) * CELL + 1}
              y={TOP + (at % 7) * CELL + 1}
              width={SQUARE - 2}
              height={SQUARE - 2}
              strokeWidth="2"
              className="fill-none stroke-streak"
            />
          ))}
          {pointed !== null && (
            <rect
              x={Math.floor(pointed / 7) * CELL}
              y={TOP + (pointed % 7) * CELL}
              width={SQUARE}
              height={SQUARE}
              className="fill-none stroke-text"
            />
          )}
        </svg>
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-text-muted">
        <span>{pointed === null ? words : `${fullDay(start + pointed)}: ${kept.includes(pointed) ? 'covered by a freeze' : activitiesIn(counts[pointed]!)}`}</span>
        <Legend />
      </figcaption>
      <MonthTable months={months} />
    </figure>
  )
}

const dayOfIso = (iso: string) => dayOf(...(iso.split('-').map(Number) as [number, number, number]))

function Legend() {
  return (
    <span className="flex items-center gap-2 text-xs" aria-hidden="true">
      Less
      <svg viewBox={`0 0 ${5 * CELL - 3} ${SQUARE}`} className="h-2.5">
        {STEPS.map((look, step) => (
          <rect key={look} x={step * CELL} width={SQUARE} height={SQUARE} className={look} />
        ))}
      </svg>
      More
    </span>
  )
}

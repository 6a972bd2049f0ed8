import { useState, type PointerEvent } from 'react'
import { dayOfIso } from '../rules/calendar-day.ts'
import { CELL, heatmapMonths, heatmapPaths, SQUARE, squareAt, TOP } from '../rules/heatmap.ts'
import { MonthTable } from './MonthTable.tsx'
import { activitiesIn, daysIn, fullDay, shortMonth } from './date-texts.ts'

interface Props {
  /** The first Monday, as `2026-03-02`, the activities of each day from then on, and the days covered by a freeze. */
  year: { from: string; counts: readonly number[]; frozen: readonly string[] }
}

const STEPS = ['fill-heat-0', 'fill-heat-1', 'fill-heat-2', 'fill-heat-3', 'fill-heat-4']

/** A year of activity as colored squares, as a sentence, and as a table of months. */
export function Heatmap({ year: { from, counts, frozen } }: Props) {
  const [hovered, setHovered] = useState<number | null>(null)
  const start = dayOfIso(from)
  const covered = frozen.map((day) => dayOfIso(day) - start)
  const months = heatmapMonths(start, counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const active = counts.filter((count) => count > 0).length
  const width = Math.ceil(counts.length / 7) * CELL
  const height = TOP + 7 * CELL

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = width / box.width
    setHovered(squareAt((event.clientX - box.left) * scale, (event.clientY - box.top) * scale, counts.length))
  }
  const summary = `${activitiesIn(total)} on ${daysIn(active)} in the last year${covered.length === 0 ? '' : `, ${daysIn(covered.length)} covered by a freeze`}`

  return (
    <figure className="grid gap-3">
      {/* A scrollable region must be focusable. It is right-to-left, so that it starts at today. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div dir="rtl" role="group" aria-label="Activity in the last year" tabIndex={0} className="overflow-x-auto pb-1">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="block w-full min-w-[40rem]"
          role="img"
          aria-label={summary}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setHovered(null)}
        >
          {months.map(({ year, month, column }) =>
            column === null ? null : (
              <text key={`${year}-${month}`} x={column * CELL} y="10" fontSize="11" className="fill-text-muted">
                {shortMonth(month)}
              </text>
            ),
          )}
          {heatmapPaths(counts).map((path, step) => (path === '' ? null : <path key={STEPS[step]} className={STEPS[step]} d={path} />))}
          {covered.map((at) => (
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
          {hovered !== null && (
            <rect
              x={Math.floor(hovered / 7) * CELL}
              y={TOP + (hovered % 7) * CELL}
              width={SQUARE}
              height={SQUARE}
              className="fill-none stroke-text"
            />
          )}
        </svg>
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-text-muted">
        <span>{hovered === null ? summary : `${fullDay(start + hovered)}: ${covered.includes(hovered) ? 'covered by a freeze' : activitiesIn(counts[hovered]!)}`}</span>
        <Legend />
      </figcaption>
      <MonthTable months={months} />
    </figure>
  )
}

function Legend() {
  return (
    <span className="flex items-center gap-2 text-xs" aria-hidden="true">
      Less
      <svg viewBox={`0 0 ${5 * CELL - 3} ${SQUARE}`} className="h-2.5">
        {STEPS.map((className, step) => (
          <rect key={className} x={step * CELL} width={SQUARE} height={SQUARE} className={className} />
        ))}
      </svg>
      More
    </span>
  )
}

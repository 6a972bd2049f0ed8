import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { positionAfterKey, positionNear } from './reading-position.ts'

interface Props {
  label: string
  /** The positions on the x axis, with the text of each value. */
  names: readonly string[]
  texts: readonly string[]
  /** Where the values are drawn, in pixels. */
  points: readonly (readonly [number, number])[]
  width: number
  /** The y coordinate of the x axis. */
  bottom: number
}

/** The note stays within the chart. */
const HALF_NOTE = 64

/** Lies over a line chart and shows one value under the pointer or by the arrow keys. */
export function ChartReader({ label, names, texts, points, width, bottom }: Props) {
  const [chosen, choose] = useState<number | null>(null)
  const last = names.length - 1
  const at = chosen === null ? null : Math.min(chosen, last)
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => choose(positionNear(points.map(([x]) => x), clientX - currentTarget.getBoundingClientRect().left))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = positionAfterKey(event.key, at, last)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  const shown = at ?? last
  return (
    <div
      role="slider"
      tabIndex={0}
      className="absolute inset-0 touch-pan-y rounded-control"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown}
      aria-valuetext={`${names[shown]}: ${texts[shown]}`}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={() => choose(null)}
      onFocus={() => choose((now) => now ?? last)}
      onBlur={() => choose(null)}
      onKeyDown={onKeyDown}
    >
      {at !== null && (
        <div className="pointer-events-none" aria-hidden="true">
          <span className="absolute top-0 w-px bg-text-muted" style={{ left: points[at]![0], height: bottom }} />
          <span className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-accent" style={{ left: points[at]![0], top: points[at]![1] }} />
          <span
            className="absolute -top-2 -translate-x-1/2 rounded-control border border-line bg-surface px-2 py-1 text-center text-xs whitespace-nowrap shadow-sm"
            style={{ left: Math.min(Math.max(points[at]![0], HALF_NOTE), width - HALF_NOTE) }}
          >
            <span className="tabular block font-medium text-text">{texts[at]}</span>
            <span className="block text-text-muted">{names[at]}</span>
          </span>
        </div>
      )}
    </div>
  )
}

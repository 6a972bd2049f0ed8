import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { useWidth } from '#platform/web/charts/use-width.ts'

interface Week {
  day: string
  handedIn: number
  submissions: number
}

const [HEIGHT, LEFT, BOTTOM] = [240, 40, 28]
/** The room of a label on the axis. */
const LABEL = 90

/** What was handed in and submitted each week, as two lines. The table below it has the numbers. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const [figure, width] = useWidth<HTMLElement>(640)
  const every = Math.ceil((weeks.length * LABEL) / width)
  const x = scalePoint(weeks.map(({ day }) => day), [LEFT, width - 24])
  const y = scaleLinear([0, Math.max(4, ...weeks.flatMap(({ handedIn, submissions }) => [handedIn, submissions]))], [HEIGHT - BOTTOM, 12]).nice(4)
  const lineOf = (value: (week: Week) => number) => line<Week>((week) => x(week.day) ?? 0, (week) => y(value(week)))(weeks) ?? ''
  return (
    <figure ref={figure} className="grid grid-cols-1 gap-2">
      <svg className="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label="Activity by week; the numbers are in the table">
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <line className="chart-grid" x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">{tick}</text>
          </g>
        ))}
        {weeks.map(({ day }, at) => (weeks.length - 1 - at) % every === 0 && <text key={day} x={x(day)} y={HEIGHT - 8} textAnchor="middle">{day.replace(/, \d+$/, '')}</text>)}
        <path className="chart-line" d={lineOf(({ handedIn }) => handedIn)} />
        <path className="chart-line chart-line-second" d={lineOf(({ submissions }) => submissions)} />
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 text-sm text-text-muted">
        <Key className="chart-line" text="Handed in" />
        <Key className="chart-line chart-line-second" text="Submissions" />
      </figcaption>
    </figure>
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg width="24" height="8" aria-hidden="true">
        <path className={className} d="M0 4H24" />
      </svg>
      {text}
    </span>
  )
}

import { scaleBand, scaleLinear } from 'd3-scale'
import { useWidth } from './use-width.ts'

interface Props {
  label: string
  /** `note` stands beside the value. */
  bars: readonly { name: string; value: number; note?: string }[]
}

const ROW = 34
const NAMES = 160
const VALUES = 60
const NOTES = 120

/** Horizontal bars with their names and values. */
export function BarChart({ label, bars }: Props) {
  const [ref, width] = useWidth<SVGSVGElement>(640)
  const height = bars.length * ROW
  const y = scaleBand(bars.map(({ name }) => name), [0, height]).padding(0.25)
  const x = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, width - NAMES - (bars.some(({ note = '' }) => note !== '') ? NOTES : VALUES)])
  return (
    <svg ref={ref} role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} height={height} className="block w-full fill-text text-xs">
      {bars.map(({ name, value, note = '' }) => {
        const middle = y(name)! + y.bandwidth() / 2
        return (
          <g key={name}>
            <text x={NAMES - 10} y={middle} dy="0.32em" textAnchor="end">
              {name}
            </text>
            <rect className="fill-accent" x={NAMES} y={y(name)} width={Math.max(1, x(value))} height={y.bandwidth()} rx={3} />
            <text x={NAMES + x(value) + 8} y={middle} dy="0.32em">
              {new Intl.NumberFormat('en').format(value)}
              {note !== '' && (
                <tspan className="fill-text-muted" dx={6}>
                  {note}
                </tspan>
              )}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

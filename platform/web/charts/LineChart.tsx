import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { ChartReader } from './ChartReader.tsx'
import { useWidth } from './use-width.ts'

interface Props {
  /** What the chart shows, for screen readers. The figures are in the table beside it. */
  label: string
  /** The positions on the x axis, in order. */
  names: readonly string[]
  values: readonly number[]
  /** What is counted, above the y axis. */
  unit?: string
  /** A value with its unit, such as `12 visits`. */
  textOf?: (value: number) => string
}

const HEIGHT = 160
const MARGIN = { top: 20, right: 8, bottom: 20, left: 44 }

/** A line over time, whose values are read under the pointer or with the arrow keys. It scales with its container; colors are tokens. */
export function LineChart({ label, names, values, unit, textOf = (value) => value.toLocaleString('en') }: Props) {
  const [ref, width] = useWidth<SVGSVGElement>(640)
  const x = scalePoint(names, [MARGIN.left, width - MARGIN.right])
  const y = scaleLinear([0, Math.max(1, ...values)], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(3)
  const points = names.map((name, at): [number, number] => [x(name)!, y(values[at] ?? 0)])
  const ticks = y.ticks(3).filter(Number.isInteger)
  const shown = [names[0], names[Math.floor(names.length / 2)], names.at(-1)].filter((name, at, all) => name !== undefined && all.indexOf(name) === at)
  return (
    <div className="relative">
      <svg ref={ref} role="img" aria-label={label} viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} className="block w-full fill-text-muted text-xs">
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="stroke-line" x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
            <text x={MARGIN.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
              {y.tickFormat(3, '~s')(tick)}
            </text>
          </g>
        ))}
        {unit !== undefined && (
          <text x={0} y={10}>
            {unit}
          </text>
        )}
        <path className="fill-accent-subtle" d={area().y0(y(0))(points) ?? ''} />
        <path className="fill-none stroke-accent stroke-2" d={line()(points) ?? ''} />
        {shown.map((name) => (
          <text key={name} x={x(name!)} y={HEIGHT - 4} textAnchor={name === names[0] ? 'start' : name === names.at(-1) ? 'end' : 'middle'}>
            {name}
          </text>
        ))}
      </svg>
      {names.length > 0 && <ChartReader label={`${label}: values`} names={names} texts={names.map((_, at) => textOf(values[at] ?? 0))} points={points} width={width} bottom={HEIGHT - MARGIN.bottom} />}
    </div>
  )
}

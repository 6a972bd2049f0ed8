import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { previewOf } from '#platform/rules/text.ts'
import { useWidth } from '#platform/web/charts/use-width.ts'

interface Row {
  title: string
  done: number
  late: number
  overdue: number
  notDue: number
}

const PARTS = [['done', 'On time'], ['late', 'Late'], ['overdue', 'Overdue'], ['notDue', 'Not due']] as const
const ROW = 34
const LETTER = 6.6

/** How many handed in each assignment on time or late, are overdue, or still have time, as stacked bars. The table below it has the numbers. */
export function CompletionChart({ rows }: { rows: readonly Row[] }) {
  const [figure, width] = useWidth<HTMLElement>(640)
  const left = Math.min(190, width / 2.5)
  const height = rows.length * ROW + 8
  const most = Math.max(1, ...rows.map(({ done, late, overdue, notDue }) => done + late + overdue + notDue))
  const x = scaleLinear([0, most], [left, width])
  const y = scaleBand(rows.map((_, at) => String(at)), [0, height]).padding(0.3)
  const parts = stack<Row>().keys(PARTS.map(([key]) => key))([...rows])
  return (
    <figure ref={figure} className="grid grid-cols-1 gap-2">
      <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Completion by assignment; the numbers are in the table">
        {rows.map(({ title }, at) => (
          <text key={at} x={left - 10} y={(y(String(at)) ?? 0) + y.bandwidth() / 2 + 4} textAnchor="end">{previewOf(title, Math.floor((left - 10) / LETTER) - 1)}</text>
        ))}
        {parts.map((part) =>
          part.map(([from, to], at) => <rect key={`${part.key} ${at}`} className={`chart-${part.key}`} x={x(from)} width={x(to) - x(from)} y={y(String(at))} height={y.bandwidth()} />),
        )}
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 text-sm text-text-muted">
        {PARTS.map(([key, label]) => (
          <span key={key} className="flex items-center gap-2">
            <svg width="12" height="12" aria-hidden="true">
              <rect className={`chart-${key}`} width="12" height="12" />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

import { Table } from '#platform/web/ui/Table.tsx'
import type { HeatmapMonth } from '../rules/heatmap.ts'
import { longMonth } from './date-texts.ts'

/** The heatmap as a table for screen readers: the totals of each month, latest first. Closed by default. */
export function MonthTable({ months }: { months: readonly HeatmapMonth[] }) {
  return (
    <details className="text-sm">
      <summary className="w-fit py-2 text-text-muted hover:text-text">View by month</summary>
      <div className="mt-2">
        <Table
          caption="Activity by month"
          columns={[
            { title: 'Month', cell: ({ year, month }: HeatmapMonth) => longMonth(year, month) },
            { title: 'Contributions', numeric: true, cell: ({ activities }) => activities },
            { title: 'Active days', numeric: true, cell: ({ activeDays }) => activeDays },
          ]}
          rows={months.toReversed()}
          keyOf={({ year, month }) => `${year}-${month}`}
        />
      </div>
    </details>
  )
}

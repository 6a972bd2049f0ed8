import { Table } from '../ui/Table.tsx'
import { absoluteDay } from '../ui/time-words.ts'
import { DownloadCsv, type Cell } from './DownloadCsv.tsx'

interface Props {
  /** What the table shows; also the name of the file. */
  caption: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
/** Days are `2026-11-29` in the file and `Nov 29, 2026` in the table. */
const shown = (cell: Cell) => (typeof cell === 'string' && ISO_DAY.test(cell) ? absoluteDay(new Date(cell)) : cell)

/** The figures of a chart as a table that opens, and as a CSV file. */
export function ChartTable({ caption, columns, rows }: Props) {
  return (
    <div className="relative">
      <details>
        <summary className="link w-fit cursor-pointer text-sm leading-8">Show as a table</summary>
        <div className="mt-3 max-h-80 overflow-y-auto">
          <Table
            caption={caption}
            rows={rows}
            keyOf={(row) => String(row[0])}
            columns={columns.map((title, at) => ({ title, numeric: at > 0, cell: (row: readonly Cell[]) => shown(row[at] ?? '') }))}
          />
        </div>
      </details>
      <DownloadCsv caption={caption} columns={columns} rows={rows} className="absolute! top-0 -right-3" />
    </div>
  )
}

import { Button } from '../ui/Button.tsx'
import { Table } from '../ui/Table.tsx'
import { downloadCsv } from '../download-csv.ts'

type Cell = string | number

interface Props {
  /** What the table shows; also the name of the file. */
  caption: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

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
            columns={columns.map((title, at) => ({ title, numeric: at > 0, cell: (row: readonly Cell[]) => row[at] ?? '' }))}
          />
        </div>
      </details>
      <Button small variant="ghost" className="absolute! top-0 right-0" aria-label={`Download CSV: ${caption}`} onClick={() => downloadCsv(caption, [columns, ...rows].map((row) => row.map(String)))}>
        Download CSV
      </Button>
    </div>
  )
}

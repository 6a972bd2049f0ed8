import { Button } from '../ui/Button.tsx'
import { downloadCsv } from '../download-csv.ts'

export type Cell = string | number

interface Props {
  /** What the figures are; also the name of the file. */
  caption: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
  className?: string
}

/** A button that saves figures as a CSV file. */
export function DownloadCsv({ caption, columns, rows, className = '' }: Props) {
  return (
    <Button small variant="ghost" className={className} aria-label={`Download CSV: ${caption}`} onClick={() => downloadCsv(caption, [columns, ...rows].map((row) => row.map(String)))}>
      Download CSV
    </Button>
  )
}

import { bytesText } from '#platform/rules/bytes.ts'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'
import { OperationsPart } from './OperationsPart.tsx'

interface Statement {
  id: string
  statement: string
  count: number
  averageMs: number
  longestMs: number
  lastAt: string
}

interface Files {
  name: string
  files: number
  bytes: number | null
}

interface Props {
  statements: readonly Statement[]
  storage: readonly Files[]
  disk: { diskFree: number | null; diskTotal: number | null }
}

/** The slow statements of the database, and the stored files. */
export function StorageTables({ statements, storage, disk: { diskFree, diskTotal } }: Props) {
  return (
    <>
      <OperationsPart title="Slow statements">
        {statements.length === 0 ? (
          <p className="text-sm text-text-muted">No statement took longer than a quarter of a second in the last seven days.</p>
        ) : (
          <Table stacks="early" caption="Slow statements" keyOf={({ id }) => id} rows={statements} columns={STATEMENTS} />
        )}
      </OperationsPart>
      <OperationsPart title="Storage">
        {diskFree !== null && diskTotal !== null && (
          <p className="text-sm">
            {bytesText(diskFree)} of {bytesText(diskTotal)} free on the disk
          </p>
        )}
        <Table caption="Storage" keyOf={({ name }) => name} rows={storage} columns={FILES} />
      </OperationsPart>
    </>
  )
}

const ms = (number: number) => `${countText(Math.round(number))} ms`

const STATEMENTS = [
  { title: 'Statement', cell: ({ statement }: Statement) => <code className="block min-w-60 text-xs wrap-anywhere">{statement.length > 300 ? `${statement.slice(0, 300)}…` : statement}</code> },
  { title: 'Count', cell: (one: Statement) => countText(one.count), numeric: true },
  { title: 'Average', cell: ({ averageMs }: Statement) => ms(averageMs), numeric: true },
  { title: 'Longest', cell: ({ longestMs }: Statement) => ms(longestMs), numeric: true },
  { title: 'Last', cell: ({ lastAt }: Statement) => <span className="whitespace-nowrap"><TimeAgo at={lastAt} /></span> },
]

const FILES = [
  { title: 'Files', cell: ({ name }: Files) => name },
  { title: 'Count', cell: ({ files }: Files) => countText(files), numeric: true },
  { title: 'Size', cell: ({ bytes }: Files) => (bytes === null ? 'Not recorded' : bytesText(bytes)), numeric: true },
]

import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'
import { OperationsPart } from './OperationsPart.tsx'

interface BrowserError {
  id: string
  message: string
  path: string
  build: string
  count: number
  lastAt: string
}

/** The errors that browsers reported, those of one cause together. */
export function BrowserErrors({ errors }: { errors: readonly BrowserError[] }) {
  return (
    <OperationsPart title="Browser errors">
      {errors.length === 0 ? <p className="text-sm text-text-muted">No browser errors have been reported.</p> : <Table caption="Browser errors" keyOf={({ id }) => id} rows={errors} columns={ERRORS} />}
    </OperationsPart>
  )
}

const ERRORS = [
  { title: 'Error', cell: ({ message, path }: BrowserError) => <span className="wrap-anywhere">{message} <code>{path}</code></span> },
  { title: 'Release', cell: ({ build }: BrowserError) => <code className="wrap-anywhere">{build}</code> },
  { title: 'Count', cell: (error: BrowserError) => countText(error.count), numeric: true },
  { title: 'Last', cell: ({ lastAt }: BrowserError) => <TimeAgo at={lastAt} /> },
]

import { cellText } from '../../rules/tables.ts'
import type { ShownTable, ShownValue } from './shown-values.ts'

const MAX_ROWS = 50

/** A table of a SQL problem, or the result of a query. */
export function RowsTable({ table: { name, columns, rows }, label }: { table: ShownTable; label: string }) {
  const left = rows.length - MAX_ROWS
  return (
    // A scrollable region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="max-h-80 overflow-auto rounded-control bg-sunken p-2" tabIndex={0} role="group" aria-label={label}>
      <table className="font-mono text-xs">
        {name !== null && <caption className="pb-1 text-left font-medium">{name}</caption>}
        <thead>
          <tr>
            {columns.map((column, at) => (
              // Two columns of a result may have the same name.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={at} scope="col" className="border-b border-line px-2 py-1 text-left font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row, at) => (
            // Rows have no names.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={`column ${column}`} className={`px-2 py-0.5 whitespace-pre ${typeof cell === 'number' ? 'tabular text-right' : ''} ${cell === null ? 'text-text-muted' : ''}`}>
                  {typeof cell === 'string' ? cell : cellText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="px-2 pt-1 text-xs text-text-muted">No rows</p>}
      {left > 0 && <p className="px-2 pt-1 text-xs text-text-muted">{left === 1 ? 'One more row' : `${left} more rows`}</p>}
    </div>
  )
}

/** A value: text, or tables. */
export function ValueView({ label, value }: { label: string; value: ShownValue }) {
  if (typeof value === 'string') return <pre className="max-h-40 overflow-auto rounded-control bg-sunken p-2 text-xs whitespace-pre-wrap wrap-anywhere">{value}</pre>
  return value.map((table) => <RowsTable key={table.name ?? ''} table={table} label={table.name === null ? label : `${label}: ${table.name}`} />)
}

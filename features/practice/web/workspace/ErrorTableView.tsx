import type { ErrorTable } from '../../rules/checkers/check-result.ts'

const format = (error: number | null) => (error === null ? '—' : error === 0 ? '0' : error.toPrecision(3))

/** The absolute errors of a numeric answer. */
export function ErrorTableView({ errors: { rows, isCut } }: { errors: ErrorTable }) {
  return (
    // A scrollable region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Absolute errors">
      <table className="text-xs">
        <caption className="text-left text-text-muted">Absolute errors{isCut ? ' (cut)' : ''}</caption>
        <tbody>
          {rows.map((row, at) => (
            <tr key={`row ${at}`}>
              {row.map((error, column) => (
                <td key={`column ${column}`} className={`tabular border border-line px-2 py-1 text-right ${error === 0 ? 'text-text-muted' : 'font-medium text-danger'}`}>
                  {format(error)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

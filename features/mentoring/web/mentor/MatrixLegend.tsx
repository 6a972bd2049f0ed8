import { STATE_LABELS } from '../../rules/assignment.ts'
import type { AssignmentData } from '../group-query.ts'
import { legendOf, SIGNS, type LegendEntry } from './matrix-signs.ts'
import type { ProgressRowData } from './Progress.tsx'

const labelOf = ({ look, state }: LegendEntry) => (look === 'automatic' ? `${STATE_LABELS[state]} automatically, with full points` : STATE_LABELS[state])

/** What the signs in the matrix mean, each as it looks in a cell. Only what occurs. */
export function MatrixLegend({ assignments, rows }: { assignments: readonly AssignmentData[]; rows: readonly ProgressRowData[] }) {
  const { entries, hasWaiting } = legendOf({ assignments, rows })
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-2 text-sm text-text-muted">
      {entries.map((entry) => (
        <li key={`${entry.look} ${entry.state}`} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="matrix-cell matrix-sample" data-state={entry.state}>
            {SIGNS[entry.look]}
          </span>
          {labelOf(entry)}
        </li>
      ))}
      {hasWaiting && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="matrix-cell matrix-sample" data-waits />
          To grade
        </li>
      )}
    </ul>
  )
}

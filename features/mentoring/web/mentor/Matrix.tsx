import { Badge } from '#platform/web/ui/Badge.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { STATE_LABELS, type WorkState } from '../../rules/assignment.ts'
import { RISK_LABELS } from '../../rules/at-risk.ts'
import type { AssignmentData } from '../group-query.ts'
import type { ProgressRowData } from './Progress.tsx'
import '../mentoring.css'

interface Props {
  assignments: readonly AssignmentData[]
  rows: readonly ProgressRowData[]
  onOpen: (row: ProgressRowData, assignment: AssignmentData) => void
}

const SIGNS: Record<WorkState, string> = { todo: '–', started: '…', overdue: '!', missed: '×', done: '✓', late: '✓', returned: '✓' }

/** Learners by assignments. The head and the names stay while the table scrolls; each cell opens the work. */
export function Matrix({ assignments, rows, onOpen }: Props) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* A scrolling region must be focusable for the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="table-frame matrix-frame" aria-label="Progress of each learner" tabIndex={0}>
        <table className="matrix">
          <caption className="sr-only">Learners and their state in each assignment</caption>
          <thead>
            <tr>
              <th scope="col">Learner</th>
              {assignments.map(({ id, title }) => (
                <th key={id} scope="col">
                  <span className="line-clamp-2 wrap-anywhere" title={title}>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.learner.id}>
                <th scope="row">
                  <span className="block font-medium wrap-anywhere">{row.learner.name}</span>
                  <span className="block text-xs font-normal text-text-muted">
                    Active <TimeAgo at={String(row.lastActiveAt)} />
                  </span>
                  {row.risks.length > 0 && (
                    <span className="mt-1 flex flex-wrap gap-1 font-normal">
                      {row.risks.map((risk) => <Badge key={risk} tone="warning">{RISK_LABELS[risk]}</Badge>)}
                    </span>
                  )}
                </th>
                {assignments.map((assignment, at) => (
                  <td key={assignment.id}>
                    <Cell name={row.learner.name} assignment={assignment} state={row.states[at]!} points={row.points[at] ?? null} onOpen={() => onOpen(row, assignment)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-sm text-text-muted">✓ handed in or returned, … started, ! overdue, × missed, – not started. Work that was handed in late is marked in yellow.</p>
    </div>
  )
}

interface CellProps {
  name: string
  assignment: AssignmentData
  state: WorkState
  points: number | null
  onOpen: () => void
}

function Cell({ name, assignment, state, points, onOpen }: CellProps) {
  return (
    <button type="button" className="matrix-cell tabular" data-state={state} aria-label={`${name}, ${assignment.title}: ${STATE_LABELS[state]}${points === null ? '' : `, ${points} points`}`} onClick={onOpen}>
      <span aria-hidden="true">{points === null ? SIGNS[state] : points}</span>
    </button>
  )
}

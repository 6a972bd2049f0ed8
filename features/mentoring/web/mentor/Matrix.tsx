import { useRef, useState, type KeyboardEvent } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { isAutomatic, STATE_LABELS, waitsForMentor, type WorkState } from '../../rules/assignment.ts'
import { riskText } from '../../rules/at-risk.ts'
import { learnerPath } from '../../rules/paths.ts'
import type { AssignmentData } from '../group-query.ts'
import { localDay } from '../../rules/local-text.ts'
import { placeAfter, type Place } from './matrix-keys.ts'
import { lookOf, SIGNS } from './matrix-signs.ts'
import { MatrixLegend } from './MatrixLegend.tsx'
import { countHandedIn, totalPoints, totalText } from './progress-rows.ts'
import type { ProgressRowData } from './Progress.tsx'
import '../mentoring.css'

interface Props {
  groupId: string
  filter: string | null
  assignments: readonly AssignmentData[]
  rows: readonly ProgressRowData[]
  onOpen: (row: ProgressRowData, assignment: AssignmentData) => void
  onOpenAssignment: (assignment: AssignmentData) => void
  /** All reasons in place of the last activity; otherwise what is overdue is seen in the cells. */
  showsRisks: boolean
}

/** Learners by assignments. The head and the names stay while the table scrolls; each name opens the learner, each cell the work. Arrow keys move among the cells. */
export function Matrix({ groupId, filter, assignments, rows, onOpen, onOpenAssignment, showsRisks }: Props) {
  const table = useRef<HTMLTableElement>(null)
  // One cell is in the tab order, however many there are.
  const [[row, column], enter] = useState<Place>([0, 0])
  const hasPoints = assignments.some(({ points }) => points > 0)
  const current: Place = [Math.min(row, rows.length - 1), Math.min(column, assignments.length - 1)]
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, current, [rows.length, assignments.length])
    if (next === null) return
    event.preventDefault()
    enter(next)
    table.current?.querySelectorAll<HTMLElement>('.matrix-cell')[next[0] * assignments.length + next[1]]?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* A scrolling region must be focusable for the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="table-frame matrix-frame" aria-label="Progress of each learner" tabIndex={0}>
        <table ref={table} className="matrix">
          <caption className="sr-only">Learners and their state in each assignment</caption>
          <thead>
            <tr>
              <th scope="col">Learner</th>
              {assignments.map((assignment) => (
                <Head key={assignment.id} assignment={assignment} onOpen={() => onOpenAssignment(assignment)} />
              ))}
              {hasPoints && <th scope="col">Points</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowAt) => (
              <tr key={row.learner.id}>
                <th scope="row">
                  <a className="block text-sm font-medium wrap-anywhere hover:underline" href={learnerPath(groupId, row.learner.id, filter)}>{row.learner.name}</a>
                  {!showsRisks && (
                    <span className="block text-xs font-normal text-text-muted">
                      <span className="max-lg:sr-only">Active </span>
                      <TimeAgo at={String(row.lastActiveAt)} />
                    </span>
                  )}
                  <span className="mt-1 flex flex-wrap gap-1 font-normal empty:hidden">
                    {row.risks.filter((risk) => showsRisks || risk !== 'overdue').map((risk) => <Badge key={risk} tone="warning">{riskText(risk, row.states.filter((state) => state === 'overdue').length)}</Badge>)}
                  </span>
                </th>
                {assignments.map((assignment, at) => (
                  <td key={assignment.id}>
                    <Cell name={row.learner.name} assignment={assignment} state={row.states[at]!} points={row.points[at] ?? null} extended={row.extended[at] ?? null} isCurrent={rowAt === current[0] && at === current[1]} onFocus={() => enter([rowAt, at])} onKeyDown={onKeyDown} onOpen={() => onOpen(row, assignment)} />
                  </td>
                ))}
                {hasPoints && <td className="tabular px-2 text-sm whitespace-nowrap text-text-muted">{totalText(totalPoints(row, assignments))}</td>}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="text-sm font-normal text-text-muted">Handed in</th>
              {assignments.map(({ id }, at) => (
                <td key={id} className="tabular py-2 text-sm text-text-muted">{countHandedIn(rows, at)} of {rows.length}</td>
              ))}
              {hasPoints && <td className="text-text-muted">–</td>}
            </tr>
          </tfoot>
        </table>
      </section>
      <MatrixLegend assignments={assignments} rows={rows} />
    </div>
  )
}

/** The head of a column: the assignment, which opens, and its due date. */
const Head = ({ assignment: { title, due, lateRule, latePoints }, onOpen }: { assignment: AssignmentData; onOpen: () => void }) => (
  <th scope="col">
    <button type="button" className="line-clamp-2 w-full wrap-anywhere hover:underline" data-tip={title} onClick={onOpen}>
      {title}
    </button>
    {due !== null && <span className="mt-0.5 block font-normal text-text-muted">due {localDay(due)}{lateRule !== 'refused' && latePoints > 0 && `, −${latePoints} if late`}</span>}
  </th>
)

interface CellProps {
  name: string
  assignment: AssignmentData
  state: WorkState
  points: number | null
  /** The learner's own due date. */
  extended: string | null
  isCurrent: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onOpen: () => void
}

function Cell({ name, assignment, state, points, extended, isCurrent, onFocus, onKeyDown, onOpen }: CellProps) {
  const isWaiting = waitsForMentor(assignment, state)
  const isDoneAutomatically = isAutomatic(assignment, state)
  const sign = SIGNS[lookOf(assignment, state)]
  return (
    <button type="button" className="matrix-cell tabular" data-state={state} data-waits={isWaiting || undefined} tabIndex={isCurrent ? 0 : -1} onFocus={onFocus} onKeyDown={onKeyDown} aria-label={`${name}, ${assignment.title}: ${STATE_LABELS[state]}${isWaiting ? ', to grade' : ''}${isDoneAutomatically ? ' automatically' : ''}${points === null ? '' : `, ${points} points`}${extended === null ? '' : `, due ${localDay(extended)}`}`} onClick={onOpen}>
      <span aria-hidden="true">{points === null ? sign : `${sign} ${points}`}</span>
      {extended !== null && <span aria-hidden="true" className="block text-xs">due {localDay(extended)}</span>}
    </button>
  )
}

import { Suspense, useRef, useState } from 'react'
import { FOLLOW_MS } from '#platform/web/data/follow-ms.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate, usePushUrl, useReplaceUrl, useVisit } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { waitsForMentor } from '../../rules/assignment.ts'
import { AT_RISK_RULE, RISK_LABELS, RISKS } from '../../rules/at-risk.ts'
import { learnerPath, mentorGroupPath, progressPath, workPath } from '../../rules/paths.ts'
import { ProgressQuery, type AssignmentData, type GroupData, type ProgressData } from '../group-query.ts'
import { Loading } from '../Loading.tsx'
import { downloadCsv } from '#platform/web/download-csv.ts'
import { LearnerProgress } from './LearnerProgress.tsx'
import { Matrix } from './Matrix.tsx'
import { nextWaiting } from './next-waiting.ts'
import { progressRows } from './progress-rows.ts'

const AssignedDialog = lazyPart(() => import('./AssignedDialog.tsx').then((module) => module.AssignedDialog))
const WorkDialog = lazyPart(() => import('./WorkDialog.tsx').then((module) => module.WorkDialog))
const MessageLearners = lazyPart(() => import('./MessageLearners.tsx').then((module) => module.MessageLearners))

export type ProgressRowData = ProgressData['rows'][number]

const FILTERS = ['return', 'any', ...RISKS] as const
type Filter = (typeof FILTERS)[number]
const LABELS: Record<Filter, string> = { return: 'To grade', any: 'At risk', ...RISK_LABELS }

/** Whether a learner belongs to a filter: with work that waits for the mentor, at any risk, or at one. */
function passes({ risks, states }: ProgressRowData, filter: Filter, assignments: ProgressData['assignments']): boolean {
  if (filter === 'return') return assignments.some((assignment, at) => waitsForMentor(assignment, states[at]!))
  return filter === 'any' ? risks.length > 0 : risks.includes(filter)
}

/** The learners of a group and how far they are, read again every 15 seconds; a cell opens the work (requirement X-10). */
export function Progress({ group, risk, opened: asked }: { group: GroupData; risk: string | null; opened: { assignment: string | null; learner: string | null } }) {
  const query = useQuery(ProgressQuery, { id: group.id }, { refetchInterval: FOLLOW_MS, staleTime: 0 })
  const visit = useVisit()
  const [lastOpened, setOpened] = useState<{ row: ProgressRowData; assignment: AssignmentData; visit: number } | null>(null)
  // Going back leaves the work.
  const opened = lastOpened?.visit === visit ? lastOpened : null
  const [isWriting, write] = useState(false)
  const [described, describe] = useState<AssignmentData | null>(null)
  const filters = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const replaceUrl = useReplaceUrl()
  const pushUrl = usePushUrl()
  const filter = FILTERS.find((one) => one === risk) ?? null
  const path = progressPath(group.id, filter)
  // A link can open a cell; closing it leads to the table.
  const linkedRow = query.data?.groupProgress.rows.find(({ learner }) => learner.id === asked.learner)
  const linkedAssignment = query.data?.groupProgress.assignments.find(({ id }) => id === asked.assignment)
  const isOneLearner = linkedRow !== undefined && asked.assignment === null
  const shown = opened ?? (linkedRow === undefined || linkedAssignment === undefined ? null : { row: linkedRow, assignment: linkedAssignment })
  // The address follows the shown work.
  const open = (row: ProgressRowData, assignment: AssignmentData) => {
    setOpened({ row, assignment, visit })
    const path = workPath({ groupId: group.id, assignmentId: assignment.id, learnerId: row.learner.id }) + (filter === null ? '' : `&risk=${filter}`)
    if (shown === null) pushUrl(path)
    else replaceUrl(path)
  }
  const close = () => {
    setOpened(null)
    if (asked.assignment !== null) navigate(path, { replace: true })
    else replaceUrl(isOneLearner ? learnerPath(group.id, linkedRow.learner.id, filter) : path)
  }
  const { rows: all = [], assignments = [] } = query.data?.groupProgress ?? {}
  const rows = all.filter((row) => filter === null || passes(row, filter, assignments))
  // The row before or after the shown one, in the same column.
  const rowAt = shown === null ? -1 : rows.findIndex(({ learner }) => learner.id === shown.row.learner.id)
  const moveTo = (row: ProgressRowData | undefined) => (row === undefined || rowAt === -1 ? null : () => open(row, shown!.assignment))
  const openNextToReturn = () => {
    const waiting = nextWaiting({ assignments, rows: filter === null ? all : rows }, { assignmentId: shown!.assignment.id, learnerId: shown!.row.learner.id })
    if (waiting === null) {
      close()
      // Its row may be gone with the last piece of work.
      requestAnimationFrame(() => document.activeElement === document.body && filters.current?.querySelector<HTMLElement>('[aria-current]')?.focus())
    } else open(waiting.row, waiting.assignment)
  }
  return (
    <>
      <Loading query={query}>
        {({ groupProgress }) => {
          if (groupProgress.rows.length === 0) {
            return <EmptyState text="No learners yet" hint="Invite learners with a link or by their username." action={<ButtonLink to={mentorGroupPath(group.id, 'members')}>Invite learners</ButtonLink>} />
          }
          if (isOneLearner) return <LearnerProgress groupId={group.id} filter={filter} assignments={groupProgress.assignments} row={linkedRow} {...neighborsOf(rows.includes(linkedRow) ? rows : all, linkedRow)} onOpen={(assignment) => open(linkedRow, assignment)} />
          return (
            <div className="grid grid-cols-1 gap-5">
              <div ref={filters} className="flex flex-wrap items-center justify-between gap-3">
                <ProgressFilter id={group.id} active={filter} progress={groupProgress} />
                {filter !== null && filter !== 'return' && rows.length > 0 && !group.isArchived && assignments.length > 0 && (
                  <Button className="ml-auto" onClick={() => write(true)}>
                    Message {rows.length === 1 ? 'this one' : `these ${rows.length}`}
                  </Button>
                )}
                <Button icon={downloadIcon} onClick={() => downloadCsv(`${group.name} progress`, progressRows(groupProgress))}>
                  <span className="max-md:sr-only">Export CSV</span>
                </Button>
              </div>
              {filter === 'any' && <p className="text-sm text-text-muted">{AT_RISK_RULE}</p>}
              {rows.length === 0 ? <EmptyState text={filter === 'return' ? 'Nothing to grade' : filter === 'any' ? 'No one is at risk' : 'No one matches this filter'} /> : <Matrix groupId={group.id} filter={filter} assignments={groupProgress.assignments} rows={rows} showsRisks={filter === 'any'} onOpen={open} onOpenAssignment={describe} />}
            </div>
          )
        }}
      </Loading>
      <Suspense>{described !== null && query.data !== undefined && <AssignedDialog groupId={group.id} assignment={described} progress={query.data.groupProgress} onEdit={null} onClose={() => describe(null)} />}</Suspense>
      <Suspense>{isWriting && <MessageLearners groupId={group.id} rows={rows} assignments={assignments} onClose={() => write(false)} />}</Suspense>
      <Suspense>{shown !== null && (
          <WorkDialog key={`${shown.row.learner.id} ${shown.assignment.id}`} group={group} learner={shown.row.learner} assignment={shown.assignment} place={rowAt === -1 ? null : { at: rowAt + 1, of: rows.length }} previous={moveTo(rows[rowAt - 1])} next={moveTo(rows[rowAt + 1])} onReturned={openNextToReturn} onClose={close} />
        )}</Suspense>
    </>
  )
}

/** The learners before and after one, in the order of the table. */
function neighborsOf(rows: readonly ProgressRowData[], row: ProgressRowData) {
  const at = rows.indexOf(row)
  return { previous: rows[at - 1]?.learner, next: rows[at + 1]?.learner }
}

function ProgressFilter({ id, active, progress: { rows, assignments } }: { id: string; active: Filter | null; progress: ProgressData }) {
  const path = progressPath(id, null)
  const filters = FILTERS.map((filter) => ({ filter, count: rows.filter((row) => passes(row, filter, assignments)).length }))
  const links = [
    { name: null, label: `All (${rows.length})`, to: path },
    // A filter that would show nothing is left out, unless it is the active one.
    ...filters.filter(({ filter, count }) => count > 0 || filter === active).map(({ filter, count }) => ({ name: filter, label: `${LABELS[filter]} (${count})`, to: progressPath(id, filter) })),
  ]
  return (
    <nav aria-label="Filter" className="flex min-w-0 gap-2 max-md:row-fade max-md:overflow-x-auto max-md:py-1 md:flex-wrap">
      {links.map(({ name, label, to }) => (
        <a key={label} className="chip tabular" href={to} aria-current={name === active ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}

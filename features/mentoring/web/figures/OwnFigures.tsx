import { Button } from '#platform/web/ui/Button.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { Table } from '#platform/web/ui/Table.tsx'
import { downloadCsv } from '#platform/web/download-csv.ts'
import { KIND_LABELS, STATE_LABELS } from '../../rules/assignment.ts'
import { ownWorkPath } from '../../rules/paths.ts'
import { ownTotals } from '../../rules/own-totals.ts'
import type { GroupData } from '../group-query.ts'
import { LocalTime } from '../LocalTime.tsx'
import { StateBadge } from '../StateBadge.tsx'

export type OwnAssignments = GroupData['ownAssignments']

type Own = OwnAssignments[number]

const pointsText = ({ assignment, work }: Own) => (assignment.points === 0 ? '–' : work.points === null ? `– of ${assignment.points}` : `${work.points} of ${assignment.points}`)

const columnsOf = (groupId: string) => [
  { title: 'Assignment', cell: ({ assignment: { id, title, path } }: Own) => <a className="link" href={path ?? ownWorkPath({ groupId, assignmentId: id })}>{title}</a> },
  { title: 'Type', cell: ({ assignment }: Own) => KIND_LABELS[assignment.kind] },
  { title: 'State', cell: ({ work }: Own) => <StateBadge state={work.state} /> },
  { title: 'Due', cell: ({ work }: Own) => (work.dueAt === null ? '–' : <span className="whitespace-nowrap"><LocalTime at={String(work.dueAt)} /></span>) },
  { title: 'Points', numeric: true, cell: pointsText },
]

/** What a learner has handed in, what is missing, and their points, in sum and for each assignment. */
export function OwnFigures({ id, own, name }: { id: string; own: OwnAssignments; name: string }) {
  const { handedIn, overdue, notDue, toRevise, points, outOf } = ownTotals(own.map(({ assignment, work }) => ({ state: work.state, outOf: assignment.points, points: work.points })))
  const totals = [
    { label: 'Handed in', value: `${handedIn} of ${own.length}` },
    { label: 'Overdue', value: String(overdue) },
    { label: 'Not due', value: String(notDue) },
    ...(toRevise > 0 ? [{ label: 'To revise', value: String(toRevise) }] : []),
    { label: 'Points so far', value: outOf === 0 ? '–' : `${points} of ${outOf}` },
  ]
  const download = () =>
    downloadCsv(`${name} work`, [['Assignment', 'State', 'Due', 'Points', 'Out of'], ...own.map(({ assignment, work }) => [assignment.title, STATE_LABELS[work.state], String(work.dueAt ?? ''), String(work.points ?? ''), String(assignment.points)])])
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">Your assignments</h3>
        <Button small icon={downloadIcon} aria-label="Export CSV: Your assignments" onClick={download}>
          Export CSV
        </Button>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {totals.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-text-muted">{label}</dt>
            <dd className="tabular text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <Table caption="Your assignments" rows={own} keyOf={({ assignment }) => assignment.id} columns={columnsOf(id)} />
    </div>
  )
}

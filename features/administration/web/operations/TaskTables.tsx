import { Badge } from '#platform/web/ui/Badge.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'
import { durationText } from '../../rules/duration-text.ts'
import { taskName } from '../../rules/task-name.ts'
import { OperationsPart } from './OperationsPart.tsx'

interface Queued {
  task: string
  waiting: number
  failed: number
}

interface Schedule {
  task: string
  lastRunAt: string | null
  lastDurationMs: number | null
  lastSucceeded: boolean | null
  nextRunAt: string | null
  isLate: boolean
}

/** The tasks that wait, and those that run at set times. */
export function TaskTables({ queue, schedules }: { queue: readonly Queued[]; schedules: readonly Schedule[] }) {
  return (
    <>
      <OperationsPart title="Queue">
        {queue.length === 0 ? <p className="text-sm text-text-muted">The queue is empty.</p> : <Table caption="Queue" keyOf={({ task }) => task} rows={queue} columns={QUEUE} />}
      </OperationsPart>
      <OperationsPart title="Schedules">
        <Table caption="Schedules" isDense keyOf={({ task }) => task} rows={lateFirst(schedules)} columns={SCHEDULES} />
      </OperationsPart>
    </>
  )
}

/** What needs a look comes first. */
const lateFirst = (schedules: readonly Schedule[]) => schedules.toSorted((one, other) => Number(needsLook(other)) - Number(needsLook(one)) || taskName(one.task).localeCompare(taskName(other.task), 'en'))
const needsLook = ({ isLate, lastSucceeded }: Schedule) => isLate || lastSucceeded === false

const QUEUE = [
  { title: 'Task', cell: ({ task }: Queued) => <span title={task}>{taskName(task)}</span> },
  { title: 'Waiting', cell: ({ waiting }: Queued) => countText(waiting), numeric: true },
  { title: 'Failed', cell: ({ failed }: Queued) => countText(failed), numeric: true },
]

const SCHEDULES = [
  { title: 'Schedule', cell: ({ task }: Schedule) => <span title={task}>{taskName(task)}</span> },
  {
    title: 'Last run',
    cell: ({ lastRunAt, lastDurationMs: ms, lastSucceeded, isLate }: Schedule) => (
      <span className="flex flex-wrap items-center gap-x-2">
        {lastRunAt === null ? <span className="text-text-muted">Not yet</span> : <TimeAgo at={lastRunAt} />}
        {ms !== null && <span className="text-text-muted">took {durationText(ms)}</span>}
        {isLate && <Badge tone="warning">Late</Badge>}
        {lastSucceeded === false && <Badge tone="danger">Failed</Badge>}
      </span>
    ),
  },
  { title: 'Next run', cell: ({ nextRunAt }: Schedule) => nextRunAt === null ? '' : <TimeAgo at={nextRunAt} /> },
]

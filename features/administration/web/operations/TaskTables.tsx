import { Badge } from '#platform/web/ui/Badge.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'
import { durationText } from '../../rules/duration-text.ts'
import { queueState, scheduleState, shownTasks, type TaskFilter, type TaskState } from '../../rules/task-filter.ts'
import { taskName } from '../../rules/task-name.ts'
import { OperationsPart } from './OperationsPart.tsx'

interface Queued {
  task: string
  waiting: number
  failed: number
  oldest: string | null
}

interface Schedule {
  task: string
  lastRunAt: string | null
  lastDurationMs: number | null
  lastSucceeded: boolean | null
  nextRunAt: string | null
  isLate: boolean
}

/** The tasks that wait, and those that run at set times; what fails or is late first. */
export function TaskTables({ queue, schedules, filter, now }: { queue: readonly Queued[]; schedules: readonly Schedule[]; filter: TaskFilter | null; now: Date }) {
  const queued = shownTasks(queue.map((row) => ({ ...row, name: taskName(row.task), state: queueState({ failed: row.failed, waitingMs: row.oldest === null ? 0 : now.getTime() - Date.parse(row.oldest) }) })), filter)
  const scheduled = shownTasks(schedules.map((row) => ({ ...row, name: taskName(row.task), state: scheduleState(row) })), filter)
  return (
    <>
      <OperationsPart title="Queue">
        {queued.length === 0 ? <p className="text-sm text-text-muted">{filter === null ? 'The queue is empty.' : NOTHING[filter]}</p> : <Table stacks caption="Queue" keyOf={({ task }) => task} rows={queued} columns={QUEUE} />}
      </OperationsPart>
      <OperationsPart title="Schedules">
        {scheduled.length === 0 ? <p className="text-sm text-text-muted">{NOTHING[filter ?? 'late']}</p> : <Table stacks caption="Schedules" isDense keyOf={({ task }) => task} rows={scheduled} columns={SCHEDULES} />}
      </OperationsPart>
    </>
  )
}

const NOTHING: Record<TaskFilter, string> = { late: 'Nothing is late.', failing: 'Nothing fails.' }

const QUEUE = [
  { title: 'Task', cell: ({ task }: Queued) => <span title={task}>{taskName(task)}</span> },
  { title: 'Waiting', cell: ({ waiting, state }: Queued & { state: TaskState }) => <span className="inline-flex items-center gap-2">{state.isLate && <Badge tone="warning">Late</Badge>}{countText(waiting)}</span>, numeric: true },
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

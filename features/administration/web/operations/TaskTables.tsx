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
  title: string
  lastRunAt: string | null
  lastDurationMs: number | null
  lastSucceeded: boolean | null
  nextRunAt: string | null
  isLate: boolean
}

/** The tasks that wait, and those that run at set times; what fails or is late first. */
export function TaskTables({ queue, schedules, filter, now }: { queue: readonly Queued[]; schedules: readonly Schedule[]; filter: TaskFilter | null; now: Date }) {
  const queued = shownTasks(queue.map((row) => ({ ...row, name: taskName(row.task, schedules), state: queueState({ failed: row.failed, waitingMs: row.oldest === null ? 0 : now.getTime() - Date.parse(row.oldest) }) })), filter)
  const scheduled = shownTasks(schedules.map((row) => ({ ...row, name: row.title, state: scheduleState(row) })), filter)
  return (
    <>
      <OperationsPart title="Queue">
        {queued.length === 0 ? <p className="text-sm text-text-muted">{filter === null ? 'The queue is empty.' : NOTHING[filter]}</p> : <Table stacks caption="Queue" keyOf={({ task }) => task} rows={queued} columns={QUEUE} />}
      </OperationsPart>
      <OperationsPart title="Schedules">
        {scheduled.length === 0 ? <p className="text-sm text-text-muted">{NOTHING[filter ?? 'late']}</p> : (
          <>
            <ScheduleLines schedules={scheduled} />
            <div className="max-sm:hidden">
              <Table caption="Schedules" isDense keyOf={({ task }) => task} rows={scheduled} columns={SCHEDULES} />
            </div>
          </>
        )}
      </OperationsPart>
    </>
  )
}

const NOTHING: Record<TaskFilter, string> = { late: 'Nothing is late.', failing: 'Nothing fails.' }

const QUEUE = [
  { title: 'Task', cell: ({ task, name }: Queued & { name: string }) => <span title={task}>{name}</span> },
  { title: 'Waiting', cell: ({ waiting, state }: Queued & { state: TaskState }) => <span className="inline-flex items-center gap-2">{state.isLate && <Badge tone="warning">Late</Badge>}{countText(waiting)}</span>, numeric: true },
  { title: 'Failed', cell: ({ failed }: Queued) => countText(failed), numeric: true },
]

const SCHEDULES = [
  { title: 'Schedule', cell: ({ task, title }: Schedule) => <span title={task}>{title}</span> },
  { title: 'Last run', cell: (schedule: Schedule) => <LastRun schedule={schedule} /> },
  { title: 'Next run', cell: (schedule: Schedule) => <NextRun schedule={schedule} /> },
]

const NextRun = ({ schedule: { nextRunAt } }: { schedule: Schedule }) => <span className="whitespace-nowrap">{nextRunAt === null ? '' : <TimeAgo at={nextRunAt} />}</span>

function LastRun({ schedule: { lastRunAt, lastDurationMs: ms, lastSucceeded, isLate } }: { schedule: Schedule }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {lastRunAt === null ? <span className="text-text-muted">Not yet</span> : <TimeAgo at={lastRunAt} />}
      {ms !== null && <span className="text-text-muted">took {durationText(ms)}</span>}
      {isLate && <Badge tone="warning">Late</Badge>}
      {lastSucceeded === false && <Badge tone="danger">Failed</Badge>}
    </span>
  )
}

/** For phones: a line for each schedule; pressed, it shows the last run. One that fails or is late is open. */
function ScheduleLines({ schedules }: { schedules: readonly (Schedule & { state: TaskState })[] }) {
  return (
    <ul className="min-w-0 divide-y divide-line rounded-card border border-line bg-surface sm:hidden">
      {schedules.map((schedule) => (
        <li key={schedule.task}>
          <details className="px-4 py-2.5 text-sm" open={schedule.state.isFailing || schedule.state.isLate}>
            <summary className="flex cursor-pointer items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">{schedule.title}</span>
              <NextRun schedule={schedule} />
            </summary>
            <div className="flex flex-wrap gap-x-2 pt-1">
              <span className="text-text-muted">Last run:</span>
              <LastRun schedule={schedule} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

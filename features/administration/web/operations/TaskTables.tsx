import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'
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
}

/** The tasks that wait, and those that run at set times. */
export function TaskTables({ queue, schedules }: { queue: readonly Queued[]; schedules: readonly Schedule[] }) {
  return (
    <>
      <OperationsPart title="Queue">
        {queue.length === 0 ? <p className="text-sm text-text-muted">The queue is empty.</p> : <Table caption="Queue" keyOf={({ task }) => task} rows={queue} columns={QUEUE} />}
      </OperationsPart>
      <OperationsPart title="Schedules">
        <Table caption="Schedules" keyOf={({ task }) => task} rows={schedules} columns={SCHEDULES} />
      </OperationsPart>
    </>
  )
}

const QUEUE = [
  { title: 'Task', cell: ({ task }: Queued) => <span title={task}>{taskName(task)}</span> },
  { title: 'Waiting', cell: ({ waiting }: Queued) => countText(waiting), numeric: true },
  { title: 'Failed', cell: ({ failed }: Queued) => countText(failed), numeric: true },
]

const SCHEDULES = [
  { title: 'Schedule', cell: ({ task }: Schedule) => <span title={task}>{taskName(task)}</span> },
  { title: 'Last run', cell: ({ lastRunAt }: Schedule) => <span className="whitespace-nowrap">{lastRunAt === null ? 'Not yet' : <TimeAgo at={lastRunAt} />}</span> },
]

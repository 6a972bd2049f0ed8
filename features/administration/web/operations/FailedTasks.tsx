import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { AdminReasonDialog } from '../AdminReasonDialog.tsx'
import { OperationsPart } from './OperationsPart.tsx'

const ManageTask = graphql(`
  mutation ManageTask($id: ID!, $action: String!, $reason: String!) { manageTask(id: $id, action: $action, reason: $reason) }
`)

interface Task {
  id: string
  task: string
  attempts: number
  lastError: string | null
}

interface Props {
  tasks: readonly Task[]
  mayManage: boolean
  onChange: () => void
}

/** The tasks that failed for good, to be started again or discarded. */
export function FailedTasks({ tasks, mayManage, onChange }: Props) {
  const [pending, setPending] = useState<{ task: Task; action: 'retry' | 'discard' } | null>(null)
  const { mutate, isPending, error, reset } = useMutation(ManageTask)
  const close = () => {
    reset()
    setPending(null)
    onChange()
  }
  const columns = mayManage ? columnsWith((task, action) => setPending({ task, action })) : COLUMNS
  return (
    <OperationsPart title="Failed tasks">
      {tasks.length === 0 ? (
        <p className="text-sm text-text-muted">No failed tasks.</p>
      ) : (
        <Table stacks caption="Failed tasks" keyOf={({ id }) => id} rows={tasks} columns={columns} />
      )}
      {pending !== null && (
        <AdminReasonDialog
          title={pending.action === 'retry' ? 'Retry this task' : 'Discard this task'}
          target={String(pending.task.id)}
          action={pending.action === 'retry' ? 'Retry' : 'Discard'}
          danger={pending.action === 'discard'}
          busy={isPending}
          refusal={error}
          onSend={(reason) => mutate({ id: pending.task.id, action: pending.action, reason }, { onSuccess: close })}
          onClose={close}
        >
          {pending.action === 'retry' ? 'The task starts over with its first attempt.' : 'The task’s work won’t be done.'}
        </AdminReasonDialog>
      )}
    </OperationsPart>
  )
}

function Actions({ onAct }: { onAct: (action: 'retry' | 'discard') => void }) {
  return (
    <span className="flex gap-2">
      <Button onClick={() => onAct('retry')}>Retry</Button>
      <Button variant="danger" onClick={() => onAct('discard')}>
        Discard
      </Button>
    </span>
  )
}

const COLUMNS = [
  { title: 'Task', cell: ({ task }: Task) => <code>{task}</code> },
  { title: 'Attempts', cell: ({ attempts }: Task) => attempts, numeric: true },
  { title: 'Last error', cell: ({ lastError }: Task) => <span className="wrap-anywhere">{lastError ?? ''}</span> },
]

const columnsWith = (onAct: (task: Task, action: 'retry' | 'discard') => void) => [
  ...COLUMNS,
  { title: 'Actions', cell: (task: Task) => <Actions onAct={(action) => onAct(task, action)} /> },
]

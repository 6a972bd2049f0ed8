import type { KeyboardEvent } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { RenameForm } from '#platform/web/ui/RenameForm.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TASK_LABELS, TASK_LENGTH, TASK_STATES } from '../../rules/idea.ts'
import { readAgain } from '../team-mutations.ts'
import type { IdeaData, TaskData } from './idea-query.ts'
import { TakeTask, type Board } from './use-task-board.ts'

const DIRECTIONS: Record<string, 'left' | 'right' | 'up' | 'down'> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** A task. Members drag it, move it with the arrow keys while its title has the focus, or use its menu. */
export function TaskCard({ idea: { id, joined }, task, board }: { idea: IdeaData; task: TaskData; board: Board }) {
  const session = useSession()
  const take = useMutation(TakeTask, {
    onSuccess: (_data, _variables, cache) => readAgain(cache),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const isOwn = task.assignee !== null && task.assignee.id === session?.user.id
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    board.step(task, direction)
  }
  const items = [
    ...TASK_STATES.filter((state) => state !== task.state).map((state) => ({ label: `Move to ${TASK_LABELS[state]}`, onSelect: () => board.moveToEnd(task, state) })),
    { label: 'Move up', onSelect: () => board.step(task, 'up') },
    { label: 'Move down', onSelect: () => board.step(task, 'down') },
    { label: isOwn ? 'Unassign me' : 'Assign to me', separated: true, onSelect: () => take.mutate({ id, key: task.id, isTaken: !isOwn }) },
    { label: 'Rename', onSelect: () => board.openName(task) },
    { label: 'Delete', danger: true, onSelect: () => board.remove(task) },
  ]
  if (board.isNameOpen(task)) {
    const close = () => board.closeName(task)
    const save = (title: string) => {
      close()
      if (title !== '') board.rename(task, title)
    }
    return (
      <li>
        <RenameForm label="Task" name={task.title} maxLength={TASK_LENGTH} onSave={save} onClose={close} />
      </li>
    )
  }
  return (
    <li className="task-card" {...(joined && board.card(task))}>
      {joined ? (
        <button type="button" className="task-title" data-task={task.id} aria-description="Arrow keys move this task" onKeyDown={onKeyDown}>
          {task.title}
        </button>
      ) : (
        <span className="task-title">{task.title}</span>
      )}
      {joined && <Menu label={`More about “${task.title}”`} className="button button-ghost button-icon-sm" trigger={<Icon of={ellipsisIcon} small />} items={items} />}
      {task.assignee !== null && (
        <span className="col-span-2 flex items-center gap-1.5 text-sm text-text-muted">
          <Avatar person={{ id: task.assignee.id, name: task.assignee.name, picture: task.assignee.avatarUrl }} size="small" />
          {task.assignee.name}
        </span>
      )}
    </li>
  )
}

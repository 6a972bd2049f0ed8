import { useId } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { TASK_LABELS, TASK_STATES, type TaskState } from '../../rules/idea.ts'
import { AddTask } from './AddTask.tsx'
import type { IdeaData } from './idea-query.ts'
import { TaskCard } from './TaskCard.tsx'
import { tasksOf, useTaskBoard, type Board } from './use-task-board.ts'
import '../ideas.css'

/** The tasks in three columns. Members move them by drag, with the arrow keys, and with a menu (requirement I-5). */
export function TaskBoard({ idea }: { idea: IdeaData }) {
  const board = useTaskBoard(idea, useSession()?.user.id ?? null)
  return (
    <div ref={board.box} className="contents">
      {idea.joined && <AddTask idea={idea} />}
      <div className="task-board">
        {TASK_STATES.map((state) => (
          <Column key={state} idea={idea} state={state} board={board} />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{board.announcement}</span>
      </VisuallyHidden>
    </div>
  )
}

function Column({ idea, state, board }: { idea: IdeaData; state: TaskState; board: Board }) {
  const id = useId()
  const tasks = tasksOf(board.shown, state)
  return (
    <section aria-labelledby={id} className="task-column" {...board.column(state)}>
      <h3 id={id} className="flex items-baseline justify-between gap-2 px-1 text-sm font-medium">
        {TASK_LABELS[state]}
        <span className="tabular text-text-muted">{tasks.length}</span>
      </h3>
      <ul className="grid grid-cols-1 content-start gap-2">
        {tasks.map((task) => (
          <TaskCard key={task.id} idea={idea} task={task} board={board} />
        ))}
      </ul>
    </section>
  )
}

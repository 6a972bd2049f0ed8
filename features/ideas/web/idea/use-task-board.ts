import { useRef, useState, type DragEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { positionBetween, TASK_LABELS, TASK_STATES, type TaskState } from '../../rules/idea.ts'
import { readAgain } from '../team-mutations.ts'
import type { IdeaData, TaskData } from './idea-query.ts'

export const SaveTask = graphql(`
  mutation SaveIdeaTask($id: ID!, $key: ID!, $title: String!, $state: IdeaTaskState!, $position: Float!) {
    saveIdeaTask(id: $id, key: $key, title: $title, state: $state, position: $position)
  }
`)
const MoveTask = graphql(`mutation MoveIdeaTask($id: ID!, $key: ID!, $state: IdeaTaskState!, $position: Float!) { moveIdeaTask(id: $id, key: $key, state: $state, position: $position) }`)
const RenameTask = graphql(`mutation RenameIdeaTask($id: ID!, $key: ID!, $title: String!) { renameIdeaTask(id: $id, key: $key, title: $title) }`)
export const TakeTask = graphql(`mutation TakeIdeaTask($id: ID!, $key: ID!, $isTaken: Boolean!) { takeIdeaTask(id: $id, key: $key, isTaken: $isTaken) }`)
const DeleteTask = graphql(`mutation DeleteIdeaTask($id: ID!, $key: ID!) { deleteIdeaTask(id: $id, key: $key) }`)

/** What changes of a task: another member may change the rest at the same time. */
interface TaskChange {
  key: string
  title?: string
  place?: { state: TaskState; position: number }
}

async function saveChange(id: string, { key, title, place }: TaskChange): Promise<void> {
  if (title !== undefined) await request(RenameTask, { id, key, title })
  if (place !== undefined) await request(MoveTask, { id, key, ...place })
}

/** Writes a deleted task again; the viewer's own one is assigned to them again. */
async function writeAgain(id: string, { id: key, title, state, position }: TaskData, isOwn: boolean): Promise<void> {
  await request(SaveTask, { id, key, title, state, position })
  if (isOwn) await request(TakeTask, { id, key, isTaken: true })
}

const FORMAT = 'text/plain'
const inOrder = (a: TaskData, b: TaskData) => a.position - b.position

/** The tasks of a column in their order. */
export const tasksOf = (tasks: readonly TaskData[], state: TaskState): TaskData[] => tasks.filter((task) => task.state === state).toSorted(inOrder)

const titleOf = (key: string) => `[data-task="${key}"]`
const NEW_TASK = '[name=task]'
const onError = (error: Error) => showToast(error.message, { kind: 'error' })

/** Moving of tasks, by drag and by key, and deleting them. A change shows at once; changes are saved one after another. */
export function useTaskBoard({ id, tasks, joined }: IdeaData, viewerId: string | null) {
  const box = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const [deleted, setDeleted] = useState<readonly string[]>([])
  /** The tasks that the viewer renames, as they were: their forms stay where they are when another member moves or deletes such a task. */
  const [renamed, setRenamed] = useState<readonly TaskData[]>([])
  const isNameOpen = ({ id: key }: TaskData) => renamed.some((one) => one.id === key)
  const scope = { id: `idea tasks ${id}` }
  const save = useMutation((change: TaskChange) => saveChange(id, change), {
    scope,
    onSuccess: (_data, _variables, cache) => readAgain(cache),
    onError: (error, { key }, cache) => {
      focusNext(titleOf(key))
      onError(error)
      // Another member deleted it.
      if (error.code === 'NOT_FOUND') void readAgain(cache)
    },
  })
  const moved = save.isPending ? save.variables! : null
  const shown = [...renamed, ...tasks.filter((task) => !isNameOpen(task))].flatMap((task) => {
    if (deleted.includes(task.id)) return []
    return task.id === moved?.key ? { ...task, ...(moved.title !== undefined && { title: moved.title }), ...moved.place } : task
  })
  const order = TASK_STATES.flatMap((state) => tasksOf(shown, state))
  const focusNext = useFocusNext(box, order.map((task) => `${task.state} ${task.id} ${isNameOpen(task)}`).join())
  const show = (key: string) => {
    setDeleted((keys) => keys.filter((one) => one !== key))
    focusNext(titleOf(key))
  }
  const restore = useMutation(({ task, isOwn }: { task: TaskData; isOwn: boolean }) => writeAgain(id, task, isOwn), {
    scope,
    onSuccess: async (_data, { task }, cache) => {
      await readAgain(cache)
      show(task.id)
      announce(`Restored “${task.title}”.`)
    },
    onError,
  })
  const remove = useMutation(({ id: key }: TaskData) => request(DeleteTask, { id, key }), {
    scope,
    onSuccess: (_data, task, cache) => {
      const isOwn = task.assignee !== null && task.assignee.id === viewerId
      showToast(`Deleted “${task.title}”.`, { action: { label: 'Undo', run: () => restore.mutate({ task, isOwn }) } })
      return readAgain(cache)
    },
    onError: (error, { id: key }) => {
      show(key)
      onError(error)
    },
  })
  /** Where the focus goes from a task that is gone. */
  const placesAfter = (task: TaskData) => {
    const next = order[order.findIndex((one) => one.id === task.id) + 1]
    return next === undefined ? [NEW_TASK] : [titleOf(next.id), NEW_TASK]
  }
  const put = (task: TaskData, state: TaskState, position: number) => {
    save.mutate({ key: task.id, place: { state, position } })
    focusNext(titleOf(task.id))
  }
  /** Puts a task at a place of a column, counted without the task itself. */
  const moveTo = (task: TaskData, state: TaskState, place: number) => {
    const others = tasksOf(shown, state).filter((one) => one.id !== task.id)
    put(task, state, positionBetween(others[place - 1]?.position ?? null, others[place]?.position ?? null))
    announce(state === task.state ? `Moved “${task.title}” to position ${place + 1} of ${others.length + 1}.` : `Moved “${task.title}” to ${TASK_LABELS[state]}.`)
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const drop = (event: DragEvent, state: TaskState, before: string | null) => {
    event.preventDefault()
    event.stopPropagation()
    const task = shown.find((one) => one.id === dragged)
    end()
    if (task === undefined || task.id === before) return
    const others = tasksOf(shown, state).filter((one) => one.id !== task.id)
    const at = others.findIndex((one) => one.id === before)
    moveTo(task, state, at === -1 ? others.length : at)
  }
  const zone = (key: string, state: TaskState, before: string | null) => ({
    'data-over': over === key || undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      event.stopPropagation()
      if (over !== key) setOver(key)
    },
    onDrop: (event: DragEvent) => drop(event, state, before),
  })
  return {
    box,
    shown,
    announcement,
    isNameOpen,
    openName: (task: TaskData) => setRenamed((known) => [...known, task]),
    /** Closes the form for the name of a task. The focus goes to the task, or to the one after it if another member deleted it. */
    closeName: (task: TaskData) => {
      setRenamed((known) => known.filter(({ id: key }) => key !== task.id))
      focusNext(titleOf(task.id), ...placesAfter(task))
    },
    rename: (task: TaskData, title: string) => save.mutate({ key: task.id, title }),
    /** Deletes a task, and offers to undo it. The focus goes to the next one. */
    remove: (task: TaskData) => {
      focusNext(...placesAfter(task))
      setDeleted((keys) => [...keys, task.id])
      remove.mutate(task)
    },
    /** Moves a task by columns, or by places in its own column. */
    step: (task: TaskData, direction: 'left' | 'right' | 'up' | 'down') => {
      if (direction === 'up' || direction === 'down') {
        const at = tasksOf(shown, task.state).findIndex((one) => one.id === task.id) + (direction === 'up' ? -1 : 1)
        if (at >= 0 && at < tasksOf(shown, task.state).length) moveTo(task, task.state, at)
        return
      }
      const next = TASK_STATES[TASK_STATES.indexOf(task.state) + (direction === 'left' ? -1 : 1)]
      if (next !== undefined) moveTo(task, next, tasksOf(shown, next).length)
    },
    moveToEnd: (task: TaskData, state: TaskState) => moveTo(task, state, tasksOf(shown, state).length),
    /** Props of a task: it can be dragged, and another one can be dropped before it. */
    card: (task: TaskData) => ({
      draggable: joined,
      'data-dragged': dragged === task.id || undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData(FORMAT, task.id)
        setDragged(task.id)
      },
      onDragEnd: end,
      ...zone(task.id, task.state, task.id),
    }),
    /** Props of a column: a task dropped on it becomes its last one. */
    column: (state: TaskState) => zone(state, state, null),
  }
}

export type Board = ReturnType<typeof useTaskBoard>

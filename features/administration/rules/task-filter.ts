export const TASK_FILTERS = ['late', 'failing'] as const
export type TaskFilter = (typeof TASK_FILTERS)[number]

/** A task that waits longer than this in the queue is late. */
const LATE_MS = 10 * 60_000

/** What needs a look about a task. */
export interface TaskState {
  isLate: boolean
  isFailing: boolean
}

/** The state of the tasks of one name in the queue; `waitingMs` is how long the oldest of them has waited. */
export const queueState = ({ failed, waitingMs }: { failed: number; waitingMs: number }): TaskState => ({
  isLate: waitingMs > LATE_MS,
  isFailing: failed > 0,
})

/** The state of a schedule. */
export const scheduleState = ({ isLate, lastSucceeded }: { isLate: boolean; lastSucceeded: boolean | null }): TaskState => ({ isLate, isFailing: lastSucceeded === false })

/** The tasks that a filter shows: those that fail first, then late ones, then by the next run and the name. */
export function shownTasks<Task extends { name: string; state: TaskState; nextRunAt?: string | null }>(tasks: readonly Task[], filter: TaskFilter | null): Task[] {
  const rank = ({ state }: Task) => (state.isFailing ? 0 : state.isLate ? 1 : 2)
  const next = ({ nextRunAt }: Task) => nextRunAt ?? '9999'
  return tasks
    .filter(({ state }) => filter === null || (filter === 'late' ? state.isLate : state.isFailing))
    .toSorted((one, other) => rank(one) - rank(other) || next(one).localeCompare(next(other), 'en') || one.name.localeCompare(other.name, 'en'))
}

import type { Context } from '../context.ts'

/** Background tasks by name, with their payload. Features add theirs by declaration merging. */
export interface Tasks {
  'listeners.hear': { listener: string; signal: Record<string, unknown>; signalId: number }
}

/** The lanes besides the default one; `slow` is for tasks that take seconds or wait for other hosts. */
export type Lane = 'judging' | 'rejudging' | 'slow'

export type TaskName = keyof Tasks & string

/** When a task runs by itself: a crontab line in UTC; and what it does, in words for admins. */
export interface Schedule {
  title: string
  crontab: string
}

/** One kind of background work. It may run twice, be killed at any point and run late (requirement P-18). */
export interface TaskDefinition {
  name: string
  run(context: Context, payload: unknown): Promise<void>
  /** Absent: runs only when enqueued. */
  schedule?: Schedule
  /** Runs in a lane of its own, so that neither waits for the other; absent: in the default lane. */
  lane?: Lane
}

/** Declares a task with a typed payload. */
export function defineTask<Name extends TaskName>(
  name: Name,
  run: (context: Context, payload: Tasks[Name]) => Promise<void>,
): TaskDefinition {
  return { name, run: (context, payload) => run(context, payload as Tasks[Name]) }
}

/** Declares a task that runs at the times of `crontab` (UTC). Admins read its title. */
export function defineSchedule(name: string, title: string, crontab: string, run: (context: Context) => Promise<void>): TaskDefinition {
  return { name, schedule: { title, crontab }, run: (context) => run(context) }
}

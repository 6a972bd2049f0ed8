import type { Context } from '../context.ts'

/** Background tasks by name, with what each is given. Features add theirs by declaration merging. */
export interface Tasks {
  'listeners.hear': { listener: string; signal: Record<string, unknown>; signalId: number }
}

/** The lanes beside the usual one. */
export type Lane = 'judging' | 'rejudging'

export type TaskName = keyof Tasks & string

/** One kind of background work. It may run twice, be killed anywhere and run late (rules 18). */
export interface TaskDefinition {
  name: string
  run(context: Context, payload: unknown): Promise<void>
  /** When it runs by itself, as a crontab line in UTC; absent: only when asked for. */
  schedule?: string
  /** Runs beside the others, with places of its own, so that neither waits for the other; absent: with all others. */
  lane?: Lane
}

/** Declares a task with the shape of its payload known. */
export function defineTask<Name extends TaskName>(
  name: Name,
  run: (context: Context, payload: Tasks[Name]) => Promise<void>,
): TaskDefinition {
  return { name, run: (context, payload) => run(context, payload as Tasks[Name]) }
}

/** Declares a task that runs by itself at the times of `schedule` (crontab, UTC). */
export function defineSchedule(name: string, schedule: string, run: (context: Context) => Promise<void>): TaskDefinition {
  return { name, schedule, run: (context) => run(context) }
}

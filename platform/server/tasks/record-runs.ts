import type { Services } from '../context.ts'
import { saveRun } from './task-schedules.queries.ts'
import type { TaskDefinition } from './tasks.ts'

/** The function of a task, which also records how its run went if it is a scheduled one. A run whose record can't be saved counts all the same. */
export function recordedRun(services: Services, { name, schedule, run }: TaskDefinition): TaskDefinition['run'] {
  if (schedule === undefined) return run
  return async (context, payload) => {
    const startedAt = services.clock.now()
    const start = performance.now()
    const record = (succeeded: boolean) =>
      saveRun(services.database.db, { task: name, startedAt, durationMs: performance.now() - start, succeeded }).catch((error: Error) => services.log.warn({ err: error.message, task: name }, 'The run of a scheduled task could not be recorded.'))
    try {
      await run(context, payload)
    } catch (error) {
      await record(false)
      throw error
    }
    await record(true)
  }
}

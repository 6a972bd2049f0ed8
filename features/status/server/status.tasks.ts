import { openContext, type Services } from '#platform/server/context.ts'
import { defineTask } from '#platform/server/tasks/tasks.ts'
import { measureParts } from './measure-parts.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'status.measure': Record<string, never>
  }
}

/** Every `CHECK_MINUTES`. */
export const statusTasks = [{ ...defineTask('status.measure', (context) => measureParts(context)), schedule: { title: 'Run health checks', crontab: '*/5 * * * *' }, lane: 'slow' as const }]

/** Measures at the start, too. */
export const requestMeasurement = (services: Services): Promise<void> => openContext(services).inTransaction((context) => context.enqueue('status.measure', {}, { dedupe: 'status.measure' }))

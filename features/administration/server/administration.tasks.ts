import { defineSchedule, defineTask, type TaskDefinition } from '#platform/server/tasks/tasks.ts'
import { rollUp } from './overview/roll-up.ts'

export const administrationTasks: TaskDefinition[] = [
  defineSchedule('administration.roll-up', '7 * * * *', rollUp),
  // Each week, in the lane of long tasks. Loaded when needed: it needs the migrations and the reader of backups.
  { ...defineTask('administration.restore-drill', async (context) => (await import('./operations/run-drill.ts')).runDrill(context)), schedule: '23 3 * * 0', lane: 'fetching' },
]

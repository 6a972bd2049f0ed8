import { defineSchedule, type TaskDefinition } from '#platform/server/tasks/tasks.ts'
import { rollUp } from './overview/roll-up.ts'

export const administrationTasks: TaskDefinition[] = [defineSchedule('administration.roll-up', '7 * * * *', rollUp)]

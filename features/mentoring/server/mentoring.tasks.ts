import { defineSchedule } from '#platform/server/tasks/tasks.ts'
import { cleanGroupFiles } from './group-files.ts'
import { claimReminders } from './work.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A learner is reminded of an assignment. */
    'assignment.due-soon': { assignmentId: string; personId: string }
  }
}

const MAX_AT_ONCE = 500

export const mentoringTasks = [
  // Reminders are marked in the transaction that sends them, so that each is sent once.
  defineSchedule('mentoring.remind', 'Remind learners of due assignments', '*/10 * * * *', (context) =>
    context.inTransaction(async (context) => {
      for (const { assignment_id, person_id } of await claimReminders(context.db, context.clock.now(), MAX_AT_ONCE)) {
        await context.emit({ name: 'assignment.due-soon', assignmentId: assignment_id, personId: person_id })
      }
    }),
  ),
  defineSchedule('mentoring.clean-files', 'Delete unused group files', '35 * * * *', cleanGroupFiles),
]

import type { Context } from '#platform/server/context.ts'
import { defineSchedule, type TaskDefinition } from '#platform/server/tasks/tasks.ts'
import { claimFinished, claimReminders } from './contests.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'contest.reminder-due': { contestId: string }
    'contest.finished': { contestId: string }
  }
}

const MAX_AT_ONCE = 50

/** Starts reminders an hour before contests, and results after them. What is done is noted in the transaction of the signal, so each happens once. */
async function followContests(context: Context): Promise<void> {
  await context.inTransaction(async (context) => {
    const now = context.clock.now()
    for (const contestId of await claimReminders(context.db, now, MAX_AT_ONCE)) await context.emit({ name: 'contest.reminder-due', contestId })
    for (const contestId of await claimFinished(context.db, now, MAX_AT_ONCE)) {
      await context.emit({ name: 'contest.finished', contestId })
      await context.emit({ name: 'contest.changed', contestId })
    }
  })
}

export const contestTasks: TaskDefinition[] = [defineSchedule('contests.follow', 'Start and end contests', '* * * * *', followContests)]

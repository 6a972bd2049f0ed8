import type { Context } from '#platform/server/context.ts'
import { defineSchedule, type TaskDefinition } from '#platform/server/tasks/tasks.ts'
import { claimReminders } from './bookings.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'office-hour.reminder-due': { bookingId: string; lead: 'day' | 'hour' }
  }
}

const MAX_AT_ONCE = 500

/** Starts the reminders that are due. That one is due is noted in the transaction of its signal, so each is sent once; after a break only the later one. */
async function sendReminders(context: Context): Promise<void> {
  await context.inTransaction(async (context) => {
    for (const lead of ['hour', 'day'] as const) {
      for (const bookingId of await claimReminders(context.db, lead, context.clock.now(), MAX_AT_ONCE)) await context.emit({ name: 'office-hour.reminder-due', bookingId, lead })
    }
  })
}

export const officeHourTasks: TaskDefinition[] = [defineSchedule('office-hours.remind', 'Remind people of office hours', '* * * * *', sendReminders)]

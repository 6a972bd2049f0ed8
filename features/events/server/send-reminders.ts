import type { Context } from '#platform/server/context.ts'
import { claimReminders } from './reminders.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'event.reminder-due': { eventId: string; dateId: string; lead: 'day' | 'hour' }
  }
}

/**
 * Starts the reminders that are due. Each date has one of each kind; after a break only the later one is sent, and none after the start. That it is due
 * is noted in the same transaction as the signal, so it is sent once.
 */
export async function sendReminders(context: Context): Promise<void> {
  const now = context.clock.now()
  await context.inTransaction(async (context) => {
    for (const lead of ['hour', 'day'] as const) {
      for (const { id: dateId, event_id: eventId } of await claimReminders(context.db, lead, now)) {
        await context.emit({ name: 'event.reminder-due', eventId, dateId, lead })
      }
    }
  })
}

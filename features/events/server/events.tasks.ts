import { defineSchedule, defineTask, type TaskDefinition } from '#platform/server/tasks/tasks.ts'
import { sweepPlaces } from './offer-places.ts'
import { sendReminders } from './send-reminders.ts'
import { syncConversation } from './sync-conversation.ts'

/** What is due is found by the state of the rows and not by a task for each: a changed time needs no canceled task, and nothing is done twice after a break. */
export const eventTasks: TaskDefinition[] = [
  defineTask('events.sync-conversation', (context, { eventId }) => syncConversation(context, eventId)),
  defineSchedule('events.sweep', 'Remind attendees and end events', '* * * * *', async (context) => {
    await sweepPlaces(context)
    await sendReminders(context)
  }),
]

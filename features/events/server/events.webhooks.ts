import { webhookEvent } from '#features/webhooks/server/public.ts'
import { findEvent } from './events.queries.ts'

/** The events that webhooks can subscribe to. */
export const eventWebhooks = {
  'event.published': webhookEvent('A new event is published', 'event.changed', async ({ db }, { eventId }) => {
    const event = await findEvent(db, eventId)
    return event?.state === 'published' && event.group_id === null ? { subject: eventId, data: { eventId, title: event.title } } : null
  }),
}

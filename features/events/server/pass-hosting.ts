import type { Context } from '#platform/server/context.ts'
import { cancelDates, deleteProposal, wasPublished } from './cancel-event.ts'
import { listHostless, saveHost } from './event-writes.queries.ts'
import { findEvent, listCoHosts } from './events.queries.ts'
import { followParticipants } from './sync-conversation.ts'

/** Events whose host left go to their first co-host; those without one are canceled, and all who answered are told. Proposals without one are deleted. */
export async function passHosting(context: Context): Promise<void> {
  for (const id of await listHostless(context.db, context.clock.now())) {
    await context.inTransaction(async (context) => {
      const event = await findEvent(context.db, id, { lock: true })
      if (event === null || event.host_id !== null || event.state === 'cancelled') return
      const [next] = await listCoHosts(context.db, id)
      if (next === undefined) return wasPublished(event) ? cancelDates(context, event, 'The host left Cloggle.') : deleteProposal(context, event)
      await saveHost(context.db, { eventId: id, personId: next.id, at: context.clock.now() })
      await followParticipants(context, id)
      await context.emit({ name: 'event.changed', eventId: id })
    })
  }
}

import type { Context } from '#platform/server/context.ts'
import { cancelDates, deleteProposal, wasPublished } from './cancel-event.ts'
import { listHostless, saveHost } from './event-writes.queries.ts'
import { findEvent, listCoHosts } from './events.queries.ts'
import { followParticipants } from './sync-conversation.ts'

/** Passes events of deleted hosts to the first co-host. Without a co-host, events are canceled and everyone who answered is notified; proposals are deleted. */
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

import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { dateForEditing, eventForEditing } from './events.access.ts'
import { deleteEvent, saveCancelled, saveState } from './event-writes.queries.ts'
import { listDates, type EventRow } from './events.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'event.date-cancelled': { eventId: string; dateId: string; reason: string }
  }
}

/** Cancels an event with all upcoming dates; one that was never published is deleted, because it was never approved. Idempotent. */
export async function cancelEvent(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'event.edit', viewer.id)
  await context.inTransaction(async (context) => {
    const event = await eventForEditing(context, id)
    // Canceled ones are visible: one that a moderator removed stays hidden.
    if (event.state === 'cancelled' || event.state === 'hidden') return
    await (wasPublished(event) ? cancelDates(context, event, reason) : deleteProposal(context, event))
    if (event.host_id !== viewer.id) await recordAudit(context, { action: 'event.cancelled', targetId: id, targetName: event.title, reason })
  })
}

/** Whether an event was published at some time. */
export const wasPublished = ({ state }: EventRow): boolean => state !== 'proposed' && state !== 'returned'

/** Deletes an event that was never published, in the transaction of the caller, who holds its lock. */
export async function deleteProposal(context: Context, { id: eventId }: EventRow): Promise<void> {
  await deleteEvent(context.db, eventId)
  await context.emit({ name: 'event.changed', eventId })
}

/** Cancels all upcoming dates of an event and the event itself, in the transaction of the caller, who holds its lock. */
export async function cancelDates(context: Context, event: EventRow, reason: string): Promise<void> {
  const at = context.clock.now()
  await saveState(context.db, { id: event.id, state: 'cancelled', comment: reason, at })
  for (const { id: dateId } of await listDates(context.db, event.id)) {
    if (await saveCancelled(context.db, { id: dateId, reason, at })) await context.emit({ name: 'event.date-cancelled', eventId: event.id, dateId, reason })
  }
  await context.emit({ name: 'event.changed', eventId: event.id })
}

/** Cancels one date of a series. Throws NOT_ALLOWED for one that is over. Idempotent. */
export async function cancelDate(context: Context, { dateId, reason }: { dateId: string; reason: string }): Promise<void> {
  await rateLimit(context, 'event.edit', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const { date, event } = await dateForEditing(context, dateId)
    if (date.cancelled_at !== null) return
    if (!(await saveCancelled(context.db, { id: dateId, reason, at: context.clock.now() }))) throw new Refusal('NOT_ALLOWED', { message: event.date_count === 1 ? 'This event is over.' : 'This date is over.' })
    await context.emit({ name: 'event.date-cancelled', eventId: event.id, dateId, reason })
    await context.emit({ name: 'event.changed', eventId: event.id })
  })
}

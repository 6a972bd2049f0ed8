import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Decided } from '#features/administration/server/public.ts'
import { cancelDates } from './cancel-event.ts'
import { findEvent, listDates } from './events.queries.ts'
import { saveState, saveTime } from './event-writes.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'event.decided': { eventId: string; isApproved: boolean; comment: string }
  }
}

/** The reason of the canceled dates of a removed event. */
const REMOVED = 'A moderator removed this event.'

/** Publishes a proposed event, or returns it with a comment. Throws OUTDATED_EDIT if it changed or is decided already. */
export async function decideEvent(context: Context, { id, revision, decision, comment }: Decided): Promise<void> {
  await context.inTransaction(async (context) => {
    const event = await findEvent(context.db, id, { lock: true })
    if (event === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that event.' })
    if (event.state !== 'proposed' || event.revision !== revision) throw new Refusal('OUTDATED_EDIT', { message: 'Another admin has already decided on this event, or the event was changed.' })
    const isApproved = decision === 'approve'
    await saveState(context.db, { id, state: isApproved ? 'published' : 'returned', comment, at: context.clock.now() })
    await recordAudit(context, { action: isApproved ? 'event.approved' : 'event.returned', targetId: id, targetName: event.title, reason: comment })
    await context.emit({ name: 'event.decided', eventId: id, isApproved, comment })
    await context.emit({ name: 'event.changed', eventId: id })
  })
}

/** Hides a reported event: its upcoming dates are canceled. In the transaction of a moderator's decision. */
export async function hideEvent(context: Context, id: string): Promise<void> {
  const event = await findEvent(context.db, id, { lock: true })
  if (event === null) return
  await cancelDates(context, event, REMOVED)
  await saveState(context.db, { id, state: 'hidden', comment: '', at: context.clock.now() })
}

/**
 * Shows an event again that a moderator hid. The upcoming dates that were canceled with it take place again, and everyone who answered is notified.
 * False if it is not hidden.
 */
export async function showEvent(context: Context, { id }: { id: string }): Promise<boolean> {
  const event = await findEvent(context.db, id, { lock: true })
  if (event?.state !== 'hidden') return false
  const at = context.clock.now()
  for (const date of await listDates(context.db, id)) {
    if (date.cancel_reason !== REMOVED || date.ends_at <= at) continue
    await saveTime(context.db, { id: date.id, startsAt: date.starts_at, endsAt: date.ends_at, isMoved: date.is_moved, at })
    await context.emit({ name: 'event.rescheduled', eventId: id, dateId: date.id, what: 'It takes place after all, at the same time.' })
  }
  // One that its host had canceled before stays canceled.
  const isCancelled = (await listDates(context.db, id)).every(({ cancelled_at }) => cancelled_at !== null)
  await saveState(context.db, { id, state: isCancelled ? 'cancelled' : 'published', comment: '', at })
  await context.emit({ name: 'event.changed', eventId: id })
  return true
}

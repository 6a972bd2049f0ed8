import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { NO_SLOT } from '../rules/office-hour-inputs.ts'
import { faultOf, otherBookings, requireSeenTime } from './book-slot.ts'
import { findBooking, saveMovedBooking } from './bookings.queries.ts'
import { findVisibleSlot, lockOfficeHoursOf, lockSlots } from './slots.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A learner moved a booking to another slot of its mentor; `from` is when it was to start, as ISO 8601. */
    'office-hour.moved': { bookingId: string; by: string; from: string }
  }
}

/** The learner moves an upcoming booking to another open slot of the same mentor, who is notified; its subject stays. Idempotent. */
export async function moveBooking(context: Context, { id, to, startsAt }: { id: string; to: string; startsAt: string | null }): Promise<void> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'office-hour.book', viewer.id)
  await context.inTransaction(async (context) => {
    await lockOfficeHoursOf(context.db, viewer.id)
    const known = await findBooking(context.db, id)
    if (known?.learner_id !== viewer.id) throw new Refusal('NOT_FOUND', { message: NO_SLOT })
    await lockSlots(context.db, [known.slot_id, to])
    const booking = (await findBooking(context.db, id))!
    if (booking.cancelled_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'This booking was canceled. Book another office hour.' })
    if (booking.slot_id === to) return use.refund()
    if (booking.starts_at <= context.clock.now()) throw new Refusal('NOT_ALLOWED', { message: 'This office hour has already started.' })
    const slot = await findVisibleSlot(context.db, to, viewer.id)
    if (slot === null || slot.mentor_id !== booking.mentor_id) throw new Refusal('NOT_FOUND', { message: NO_SLOT })
    requireSeenTime(slot, startsAt)
    const fault = faultOf(context, slot)
    if (fault !== null) throw new Refusal('NOT_ALLOWED', { message: fault })
    await otherBookings(context, slot, id)
    await saveMovedBooking(context.db, { id, to, at: context.clock.now() })
    await context.emit({ name: 'office-hour.moved', bookingId: id, by: viewer.id, from: booking.starts_at.toISOString() })
    await context.emit({ name: 'office-hours.changed', mentorId: slot.mentor_id! })
  })
}

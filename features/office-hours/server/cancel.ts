import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { NO_SLOT } from '../rules/office-hour-inputs.ts'
import type { Canceller } from '../rules/office-hours.ts'
import { findBooking, listBookingsOf, lockBooking, saveCancelledBooking, type BookingRow } from './bookings.queries.ts'
import { findSlot, listUpcomingSlots, lockOfficeHoursOf, lockSlot, lockSlots, saveCancelledSlot } from './slots.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** `by` is null if the site canceled it. Who did not cancel it is notified. */
    'office-hour.cancelled': { bookingId: string; by: string | null; canceller: Canceller }
  }
}

const notFound = () => new Refusal('NOT_FOUND', { message: NO_SLOT })

/** The learner or the mentor of a booking, who must still act as a mentor. Throws NOT_FOUND for anyone else. */
export async function bookingForPart(context: Context, id: string): Promise<{ booking: BookingRow; part: 'learner' | 'mentor' }> {
  const viewer = signedIn(context)
  const booking = await findBooking(context.db, id)
  if (booking?.learner_id === viewer.id) return { booking, part: 'learner' }
  if (booking === null || booking.mentor_id !== viewer.id || !viewer.rights.includes('office-hours.offer')) throw notFound()
  return { booking, part: 'mentor' }
}

/** The learner or the mentor cancels a booking with a reason; the other is notified, and the slot can be booked again. Idempotent; throws NOT_ALLOWED if the other was first. */
export async function cancelBooking(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  await rateLimit(context, 'office-hour.cancel', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const { part } = await bookingForPart(context, id)
    const booking = (await lockBooking(context.db, id))!
    if (booking.starts_at <= context.clock.now()) throw new Refusal('NOT_ALLOWED', { message: 'This office hour has already started.' })
    // The reason would reach nobody.
    if (booking.cancelled_by !== null && booking.cancelled_by !== part) throw new Refusal('NOT_ALLOWED', { message: 'This booking was already canceled.' })
    await endBooking(context, { id, by: signedIn(context).id, canceller: part, reason })
    if (booking.mentor_id !== null) await context.emit({ name: 'office-hours.changed', mentorId: booking.mentor_id })
  })
}

/** Cancels a booking and notifies who did not cancel it, in the transaction of the caller, who holds the lock of the slot. */
export async function endBooking(context: Context, { id, by, canceller, reason }: { id: string; by: string | null; canceller: Canceller; reason: string }): Promise<void> {
  if (!(await saveCancelledBooking(context.db, { id, by: canceller, reason, at: context.clock.now() }))) return
  await context.emit({ name: 'office-hour.cancelled', bookingId: id, by, canceller })
}

/** Cancels a slot with its booking, in the transaction of the caller. */
export async function endSlot(context: Context, { id, by, canceller, reason }: { id: string; by: string | null; canceller: Canceller; reason: string }): Promise<void> {
  await lockSlot(context.db, id)
  if (!(await saveCancelledSlot(context.db, { id, reason, at: context.clock.now() }))) return
  for (const booking of await listBookingsOf(context.db, [id])) await endBooking(context, { id: booking.id, by, canceller, reason })
}

/** A mentor cancels a slot, or it and the later ones that were offered with it. A reason is required if a learner booked one. Idempotent. */
export async function cancelSlots(context: Context, { id, reason, isSeries }: { id: string; reason: string; isSeries: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'office-hour.cancel', viewer.id)
  await context.inTransaction(async (context) => {
    await lockOfficeHoursOf(context.db, viewer.id)
    const slot = await findSlot(context.db, id)
    if (slot?.mentor_id !== viewer.id) throw notFound()
    const now = context.clock.now()
    if (slot.starts_at <= now) throw new Refusal('NOT_ALLOWED', { message: 'This office hour has already started.' })
    const slots = isSeries ? await listUpcomingSlots(context.db, { mentorId: viewer.id, now, series: { id: slot.series_id, from: slot.starts_at } }) : [slot]
    await lockSlots(context.db, slots.map((one) => one.id))
    const booked = await listBookingsOf(context.db, slots.map((one) => one.id))
    if (reason === '' && booked.length > 0) throw new Refusal('INVALID_INPUT', { fields: { reason: 'Write a reason for the learner who booked.' } })
    for (const one of slots) await endSlot(context, { id: one.id, by: viewer.id, canceller: 'mentor', reason })
    await context.emit({ name: 'office-hours.changed', mentorId: viewer.id })
  })
}

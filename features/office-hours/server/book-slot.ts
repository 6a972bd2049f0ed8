import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { NO_SLOT, type BookInput } from '../rules/office-hour-inputs.ts'
import { bookingFault, MAX_BOOKED, overlaps } from '../rules/office-hours.ts'
import { findBooking, insertBooking, listOwnBookings, saveSubject } from './bookings.queries.ts'
import { findVisibleSlot, lockOfficeHoursOf } from './slots.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'office-hour.booked': { bookingId: string; by: string }
  }
}

/** A learner books a slot with a subject. Sending a booking twice, after a lost answer, books once, with the latest subject. */
export async function bookSlot(context: Context, { id: slotId, key, subject }: BookInput): Promise<void> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'office-hour.book', viewer.id)
  await context.inTransaction(async (context) => {
    await lockOfficeHoursOf(context.db, viewer.id)
    const now = context.clock.now()
    const known = await findBooking(context.db, key)
    if (known?.learner_id === viewer.id) {
      await saveSubject(context.db, key, subject)
      return use.refund()
    }
    const slot = await findVisibleSlot(context.db, slotId, viewer.id)
    if (slot === null || known !== null) throw new Refusal('NOT_FOUND', { message: NO_SLOT })
    const booked = (await listOwnBookings(context.db, { learnerId: viewer.id, now, isPast: false, max: 100 })).filter(({ cancelled_at }) => cancelled_at === null)
    const period = { startsAt: slot.starts_at, endsAt: slot.ends_at }
    if (booked.some((one) => one.slot_id !== slotId && overlaps(period, { startsAt: one.starts_at, endsAt: one.ends_at }))) throw new Refusal('NOT_ALLOWED', { message: 'You have booked another office hour at this time.' })
    if (booked.length >= MAX_BOOKED) throw new Refusal('NOT_ALLOWED', { message: `You can have ${MAX_BOOKED} office hours booked at a time. Cancel one first.` })
    const isSaved = await insertBooking(context.db, { id: key, slotId, learnerId: viewer.id, subject, at: now })
    // Read again, because someone may have booked or canceled it since.
    if (!isSaved) throw new Refusal('NOT_ALLOWED', { message: await faultOf(context, slotId) })
    await context.emit({ name: 'office-hour.booked', bookingId: key, by: viewer.id })
    await context.emit({ name: 'office-hours.changed', mentorId: slot.mentor_id! })
  })
}

async function faultOf(context: Context, slotId: string): Promise<string> {
  const viewer = signedIn(context)
  const slot = await findVisibleSlot(context.db, slotId, viewer.id)
  if (slot === null) return NO_SLOT
  const { starts_at: startsAt, cancelled_at, mentor_id, is_booked: isBooked } = slot
  return bookingFault({ startsAt, isCancelled: cancelled_at !== null, isBooked, isOwn: mentor_id === viewer.id }, context.clock.now()) ?? NO_SLOT
}

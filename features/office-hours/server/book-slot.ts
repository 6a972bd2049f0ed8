import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { wasMoved } from '#features/events/server/public.ts'
import { NO_SLOT, type BookInput } from '../rules/office-hour-inputs.ts'
import { bookingFault, MAX_BOOKED, overlaps, WAS_MOVED } from '../rules/office-hours.ts'
import { findBooking, insertBooking, listOwnBookings, saveSubject, type BookingRow } from './bookings.queries.ts'
import { findVisibleSlot, lockOfficeHoursOf, type SlotRow } from './slots.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'office-hour.booked': { bookingId: string; by: string }
  }
}

/** A learner books a slot with a subject. Sending a booking twice, after a lost answer, books once, with the latest subject. */
export async function bookSlot(context: Context, { id: slotId, key, subject, startsAt }: BookInput): Promise<void> {
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
    requireSeenTime(slot, startsAt)
    const booked = await otherBookings(context, slot)
    if (booked.length >= MAX_BOOKED) throw new Refusal('NOT_ALLOWED', { message: `You can have ${MAX_BOOKED} office hours booked at a time. Cancel one first.` })
    const isSaved = await insertBooking(context.db, { id: key, slotId, learnerId: viewer.id, subject, at: now })
    if (!isSaved) {
      // Read again, because someone may have booked or canceled it since.
      const now = await findVisibleSlot(context.db, slotId, viewer.id)
      throw new Refusal('NOT_ALLOWED', { message: (now === null ? null : faultOf(context, now)) ?? NO_SLOT })
    }
    await context.emit({ name: 'office-hour.booked', bookingId: key, by: viewer.id })
    await context.emit({ name: 'office-hours.changed', mentorId: slot.mentor_id! })
  })
}

/** The upcoming bookings of the viewer but `moved`. Refuses a slot at the time of one of them. */
export async function otherBookings(context: Context, slot: SlotRow, moved: string | null = null): Promise<BookingRow[]> {
  const upcoming = await listOwnBookings(context.db, { learnerId: signedIn(context).id, now: context.clock.now(), isPast: false, max: 100 })
  const others = upcoming.filter(({ id, cancelled_at }) => cancelled_at === null && id !== moved)
  const period = { startsAt: slot.starts_at, endsAt: slot.ends_at }
  if (others.some((one) => one.slot_id !== slot.id && overlaps(period, { startsAt: one.starts_at, endsAt: one.ends_at }))) throw new Refusal('NOT_ALLOWED', { message: 'You have booked another office hour at this time.' })
  return others
}

/** Refuses a slot that starts at another time than the one that the learner saw. */
export function requireSeenTime(slot: SlotRow, seen: string | null): void {
  if (wasMoved(seen, slot.starts_at)) throw new Refusal('NOT_ALLOWED', { message: WAS_MOVED })
}

/** Why the viewer can’t book a slot; null if they can. */
export function faultOf(context: Context, { starts_at: startsAt, cancelled_at, mentor_id, is_booked: isBooked }: SlotRow): string | null {
  return bookingFault({ startsAt, isCancelled: cancelled_at !== null, isBooked, isOwn: mentor_id === signedIn(context).id }, context.clock.now())
}

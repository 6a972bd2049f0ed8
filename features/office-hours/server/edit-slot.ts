import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { whenText } from '#features/events/rules/event-times.ts'
import { checkStart, enteredInstant, localTimeOf } from '#features/events/server/public.ts'
import { NO_SLOT, type EditSlotInput } from '../rules/office-hour-inputs.ts'
import { overlaps } from '../rules/office-hours.ts'
import { listBookingsOf } from './bookings.queries.ts'
import { findSlot, listUpcomingSlots, lockOfficeHoursOf, lockSlot, saveSlot, type SlotRow } from './slots.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The mentor changed the place, the link or the description of a booked slot. */
    'office-hour.changed': { bookingId: string; by: string }
  }
}

/**
 * A mentor changes the place, the link and the description of an upcoming slot; its learner is notified. The start can change while no learner has
 * booked the slot, because they agreed to that time. The length stays.
 */
export async function editSlot(context: Context, input: EditSlotInput): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'office-hour.edit', viewer.id)
  await context.inTransaction(async (context) => {
    await lockOfficeHoursOf(context.db, viewer.id)
    await lockSlot(context.db, input.id)
    const slot = await findSlot(context.db, input.id)
    if (slot?.mentor_id !== viewer.id || slot.cancelled_at !== null) throw new Refusal('NOT_FOUND', { message: NO_SLOT })
    const now = context.clock.now()
    if (slot.starts_at <= now) throw new Refusal('NOT_ALLOWED', { message: 'This office hour has already started.' })
    const period = await changedPeriod(context, slot, input)
    const { id, timeZone, about, place, onlineUrl } = input
    const isChanged = about !== slot.about || place !== slot.place || onlineUrl !== slot.online_url
    await saveSlot(context.db, { id, ...period, timeZone, about, place, onlineUrl })
    if (isChanged) for (const booking of await listBookingsOf(context.db, [id])) await context.emit({ name: 'office-hour.changed', bookingId: booking.id, by: viewer.id })
    await context.emit({ name: 'office-hours.changed', mentorId: viewer.id })
  })
}

/** When a slot takes place after a change. */
async function changedPeriod(context: Context, slot: SlotRow, { startsAt: local, timeZone, fold }: EditSlotInput): Promise<{ startsAt: Date; endsAt: Date }> {
  const { starts_at, ends_at } = slot
  if (timeZone === slot.time_zone && local === localTimeOf(starts_at, timeZone)) return { startsAt: starts_at, endsAt: ends_at }
  if (slot.is_booked) throw refusal('A learner booked this time. Cancel the booking to move it.')
  const now = context.clock.now()
  const startsAt = enteredInstant(local, timeZone, { field: 'startsAt', fold })
  checkStart(startsAt, now)
  const period = { startsAt, endsAt: new Date(startsAt.getTime() + ends_at.getTime() - starts_at.getTime()) }
  const other = (await listUpcomingSlots(context.db, { mentorId: slot.mentor_id!, now })).find((one) => one.id !== slot.id && overlaps(period, { startsAt: one.starts_at, endsAt: one.ends_at }))
  if (other !== undefined) throw refusal(`You already offer an office hour on ${whenText(other.starts_at, other.ends_at, other.time_zone)}.`)
  return period
}

const refusal = (message: string) => new Refusal('INVALID_INPUT', { message, fields: { startsAt: message } })

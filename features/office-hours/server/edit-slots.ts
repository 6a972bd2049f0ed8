import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { dateText } from '#features/events/rules/event-times.ts'
import { checkStart, enteredInstant, instantOf, localTimeOf } from '#features/events/server/public.ts'
import { NO_PLACE, NO_SLOT, type EditSlotInput } from '../rules/office-hour-inputs.ts'
import { movedWith, overlaps } from '../rules/office-hours.ts'
import { listBookingsOf } from './bookings.queries.ts'
import { findSlot, listUpcomingSlots, lockOfficeHoursOf, lockSlots, saveSlot, type SlotContent, type SlotRow } from './slots.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The mentor changed the place, the link or the description of a booked slot. */
    'office-hour.changed': { bookingId: string; by: string }
  }
}

/**
 * A mentor changes the place, the link and the description of an upcoming slot, or of it and the later ones that were offered with it; learners who
 * booked are notified. The start and the length can change while no learner has booked a slot, because they agreed to that time; the later ones move by as
 * many days, to the same time of day, if the start changes. Every field that is not given stays. The same change sent twice is made once. Throws
 * OUTDATED_EDIT if another window changed the slot since `revision`.
 */
export async function editSlots(context: Context, input: EditSlotInput): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'office-hour.edit', viewer.id)
  await context.inTransaction(async (context) => {
    await lockOfficeHoursOf(context.db, viewer.id)
    const slot = await findSlot(context.db, input.id)
    if (slot?.mentor_id !== viewer.id || slot.cancelled_at !== null) throw new Refusal('NOT_FOUND', { message: NO_SLOT })
    const now = context.clock.now()
    if (slot.starts_at <= now) throw new Refusal('NOT_ALLOWED', { message: 'This office hour has already started.' })
    const slots = await lockedSlots(context, slot, input.isSeries)
    const present = slots.map(contentOf)
    const changed = changedContents(present, input)
    if (isDeepStrictEqual(changed, present)) return
    if (input.revision !== null && input.revision !== slots[0]!.revision) throw new Refusal('OUTDATED_EDIT')
    checkPlaces(changed)
    if (!isDeepStrictEqual(changed.map(periodOf), present.map(periodOf))) await checkPeriods(context, slots, changed)
    for (const [nth, { id }] of slots.entries()) {
      const [before, after] = [present[nth]!, changed[nth]!]
      if (isDeepStrictEqual(after, before)) continue
      await saveSlot(context.db, { id, ...after })
      // The time of a booked one stays.
      for (const booking of await listBookingsOf(context.db, [id])) await context.emit({ name: 'office-hour.changed', bookingId: booking.id, by: viewer.id })
    }
    await context.emit({ name: 'office-hours.changed', mentorId: viewer.id })
  })
}

/** Locks a slot, or it and the later ones of its series, and reads them as they are then. */
async function lockedSlots({ db, clock }: Context, slot: SlotRow, isSeries: boolean): Promise<SlotRow[]> {
  const read = async () => (isSeries ? listUpcomingSlots(db, { mentorId: slot.mentor_id!, now: clock.now(), series: { id: slot.series_id, from: slot.starts_at } }) : [(await findSlot(db, slot.id))!])
  await lockSlots(db, (await read()).map(({ id }) => id))
  return read()
}

const contentOf = ({ starts_at, ends_at, time_zone, about, place, online_url }: SlotRow): SlotContent => ({ startsAt: starts_at, endsAt: ends_at, timeZone: time_zone, about, place, onlineUrl: online_url })
const periodOf = ({ startsAt, endsAt, timeZone }: SlotContent) => ({ startsAt, endsAt, timeZone })

/** Slots after a change of the first one: the others move with it. A new length leaves their starts as they are. */
function changedContents(slots: readonly SlotContent[], input: EditSlotInput): SlotContent[] {
  const start = newStarts(slots[0]!, input)
  return slots.map((slot, nth) => {
    const { startsAt, timeZone } = start === null ? slot : { startsAt: start.of(slot, nth === 0), timeZone: start.timeZone }
    const length = input.minutes === null ? slot.endsAt.getTime() - slot.startsAt.getTime() : input.minutes * 60_000
    return { startsAt, endsAt: new Date(startsAt.getTime() + length), timeZone, about: input.about ?? slot.about, place: input.place ?? slot.place, onlineUrl: input.onlineUrl ?? slot.onlineUrl }
  })
}

/** The starts after a change of the first one; null if they stay. */
function newStarts(first: SlotContent, { startsAt: to, timeZone, fold }: EditSlotInput): { of: (slot: SlotContent, isFirst: boolean) => Date; timeZone: string } | null {
  const from = localTimeOf(first.startsAt, first.timeZone)
  if (to === null || timeZone === null || (to === from && timeZone === first.timeZone)) return null
  const moved = movedWith({ from, to })
  return { timeZone, of: (slot, isFirst) => (isFirst ? enteredInstant(to, timeZone, { field: 'startsAt', fold }) : instantOf(moved(localTimeOf(slot.startsAt, slot.timeZone)), timeZone)) }
}

/** Throws INVALID_INPUT if one has neither a place nor a link. */
function checkPlaces(slots: readonly SlotContent[]): void {
  const nowhere = slots.find(({ place, onlineUrl }) => place === '' && onlineUrl === '')
  if (nowhere === undefined) return
  const message = nowhere === slots[0] ? NO_PLACE : `One of the later ones would have neither a place nor an online link: the one on ${dateText(nowhere.startsAt, nowhere.timeZone)}.`
  throw new Refusal('INVALID_INPUT', { message, fields: { place: message } })
}

/** Throws INVALID_INPUT if one of the slots is booked, or would be in the past or overlap another one. */
async function checkPeriods(context: Context, slots: readonly SlotRow[], changed: readonly SlotContent[]): Promise<void> {
  const booked = slots.find(({ is_booked }) => is_booked)
  if (booked === slots[0]) throw refusal('A learner booked this time. Cancel the booking to move it.')
  if (booked !== undefined) throw refusal(`A learner booked the one on ${dateText(booked.starts_at, booked.time_zone)}. Cancel that booking to move it.`)
  const now = context.clock.now()
  checkStart(changed[0]!.startsAt, now)
  const others = (await listUpcomingSlots(context.db, { mentorId: slots[0]!.mentor_id!, now })).filter(({ id }) => !slots.some((one) => one.id === id)).map(contentOf)
  for (const slot of changed) {
    const other = others.find((known) => overlaps(slot, known))
    if (other !== undefined) throw refusal(`You already offer an office hour on ${dateText(other.startsAt, other.timeZone)} that overlaps this one.`)
    others.push(slot)
  }
}

const refusal = (message: string) => new Refusal('INVALID_INPUT', { message, fields: { startsAt: message } })

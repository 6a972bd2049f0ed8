import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { dateText } from '#features/events/rules/event-times.ts'
import { checkStart, enteredInstant, instantOf, localTimeOf } from '#features/events/server/public.ts'
import { NO_PLACE, NO_SLOT, type EditSlotInput } from '../rules/office-hour-inputs.ts'
import { movedWith, overlaps } from '../rules/office-hours.ts'
import { listBookingsOf } from './bookings.queries.ts'
import { findSlot, listUpcomingSlots, lockOfficeHoursOf, lockSlots, saveSlot, type SlotRow } from './slots.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The mentor changed the place, the link or the description of a booked slot. */
    'office-hour.changed': { bookingId: string; by: string }
  }
}

/**
 * A mentor changes the place, the link and the description of an upcoming slot, or of it and the later ones that were offered with it; learners who
 * booked are notified. The start and the length can change while no learner has booked a slot, because they agreed to that time; the later ones move by as
 * many days, to the same time of day, if the start changes. Every field that is not given stays. Throws OUTDATED_EDIT for a field that another window changed.
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
    checkBefore(slots[0]!, input)
    const periods = await changedPeriods(context, slots, input)
    const texts = slots.map((one, nth) => changedTexts(one, input, nth === 0))
    for (const [nth, one] of slots.entries()) {
      const { about, place, onlineUrl } = texts[nth]!
      await saveSlot(context.db, { id: one.id, ...periods[nth]!, about, place, onlineUrl })
      const isChanged = about !== one.about || place !== one.place || onlineUrl !== one.online_url
      if (isChanged) for (const booking of await listBookingsOf(context.db, [one.id])) await context.emit({ name: 'office-hour.changed', bookingId: booking.id, by: viewer.id })
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

/** Throws OUTDATED_EDIT if a field that is changed is not as the mentor saw it, unless it is already as they want it. */
function checkBefore(slot: SlotRow, { before, startsAt, timeZone, about, place, onlineUrl }: EditSlotInput): void {
  if (before === null) return
  const start = localTimeOf(slot.starts_at, slot.time_zone)
  const isOther = (now: string, seen: string | null, wanted: string | null) => wanted !== null && seen !== null && now !== seen && now !== wanted
  const fields: Record<string, string> = {}
  if (isOther(`${start} ${slot.time_zone}`, before.startsAt && `${before.startsAt} ${before.timeZone}`, startsAt && `${startsAt} ${timeZone}`)) fields['startsAt'] = 'Another window saved another time. Save again to replace it.'
  for (const [name, now, wanted] of [['about', slot.about, about], ['place', slot.place, place], ['onlineUrl', slot.online_url, onlineUrl]] as const) {
    if (isOther(now, before[name], wanted)) fields[name] = now === '' ? 'Another window removed this. Save again to put yours back.' : `Another window saved “${now}”. Save again to replace it.`
  }
  if (Object.keys(fields).length > 0) throw new Refusal('OUTDATED_EDIT', { fields })
}

/** The texts of a slot after the change. Throws INVALID_INPUT if it would have neither a place nor a link. */
function changedTexts(slot: SlotRow, input: EditSlotInput, isFirst: boolean): { about: string; place: string; onlineUrl: string } {
  const texts = { about: input.about ?? slot.about, place: input.place ?? slot.place, onlineUrl: input.onlineUrl ?? slot.online_url }
  if (texts.place !== '' || texts.onlineUrl !== '') return texts
  const message = isFirst ? NO_PLACE : `One of the later ones would have neither a place nor an online link: the one on ${dateText(slot.starts_at, slot.time_zone)}.`
  throw new Refusal('INVALID_INPUT', { message, fields: { place: message } })
}

interface Period {
  startsAt: Date
  endsAt: Date
  timeZone: string
}

/** When slots take place after a change of the first one: the later ones move with it. A new length leaves their starts as they are. */
async function changedPeriods(context: Context, slots: readonly SlotRow[], input: EditSlotInput): Promise<Period[]> {
  const now = context.clock.now()
  const present = slots.map(periodOf)
  const start = newStarts(slots[0]!, input)
  const periods = present.map((period, nth): Period => {
    const { startsAt, timeZone } = start === null ? period : { startsAt: start.of(period, nth === 0), timeZone: start.timeZone }
    const length = input.minutes === null ? period.endsAt.getTime() - period.startsAt.getTime() : input.minutes * 60_000
    return { startsAt, endsAt: new Date(startsAt.getTime() + length), timeZone }
  })
  if (isDeepStrictEqual(periods, present)) return present
  const booked = slots.find(({ is_booked }) => is_booked)
  if (booked === slots[0]) throw refusal('A learner booked this time. Cancel the booking to move it.')
  if (booked !== undefined) throw refusal(`A learner booked the one on ${dateText(booked.starts_at, booked.time_zone)}. Cancel that booking to move it.`)
  checkStart(periods[0]!.startsAt, now)
  const others = (await listUpcomingSlots(context.db, { mentorId: slots[0]!.mentor_id!, now })).filter(({ id }) => !slots.some((one) => one.id === id)).map(periodOf)
  for (const period of periods) {
    const other = others.find((known) => overlaps(period, known))
    if (other !== undefined) throw refusal(`You already offer an office hour on ${dateText(other.startsAt, other.timeZone)} that overlaps this one.`)
    others.push(period)
  }
  return periods
}

const periodOf = ({ starts_at, ends_at, time_zone }: SlotRow): Period => ({ startsAt: starts_at, endsAt: ends_at, timeZone: time_zone })

/** The starts after a change of the first one; null if they stay. */
function newStarts(first: SlotRow, { startsAt, timeZone: zone, fold }: EditSlotInput): { of: (period: Period, isFirst: boolean) => Date; timeZone: string } | null {
  const from = localTimeOf(first.starts_at, first.time_zone)
  const [to, timeZone] = [startsAt ?? from, zone ?? first.time_zone]
  if (to === from && timeZone === first.time_zone) return null
  const moved = movedWith({ from, to })
  return { timeZone, of: (period, isFirst) => (isFirst ? enteredInstant(to, timeZone, { field: 'startsAt', fold }) : instantOf(moved(localTimeOf(period.startsAt, period.timeZone)), timeZone)) }
}

const refusal = (message: string) => new Refusal('INVALID_INPUT', { message, fields: { startsAt: message } })

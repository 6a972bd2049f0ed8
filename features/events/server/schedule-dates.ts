import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { whenText } from '../rules/event-times.ts'
import { seriesDays, shiftDays } from '../rules/recurrence.ts'
import { insertDate, saveCancelled, saveCapacity, saveTime, touchDates } from './event-writes.queries.ts'
import { findDate, listDates, type EventDateRow, type EventRow } from './events.queries.ts'
import { offerPlaces } from './offer-places.ts'
import { instantOf } from './zoned-time.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A date has another time or place; `what` is a sentence. */
    'event.rescheduled': { eventId: string; dateId: string; what: string }
  }
}

const IN_PAST = 'With this recurrence, upcoming dates would be in the past. Cancel them, or create a new event.'
const STARTED = 'The event has already started. Only its end can change.'

type Planned = { nth: number; startsAt: Date; endsAt: Date }

/** The dates of a series. Each has the same local time; `fold` applies only to the first one. */
export function plannedDates({ starts_local, ends_local, time_zone, fold, recurrence, date_count }: EventRow): Planned[] {
  return seriesDays(starts_local, recurrence, date_count).map((days, nth) => {
    const choice = nth === 0 ? fold : null
    const [startsAt, endsAt] = [starts_local, ends_local].map((local) => instantOf(shiftDays(local, days), time_zone, choice)) as [Date, Date]
    // A start that a clock change skips moves forward, possibly past the end.
    return { nth, startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + Date.parse(`${ends_local}Z`) - Date.parse(`${starts_local}Z`)) }
  })
}

/** Writes all dates of a new event. */
export async function scheduleDates(context: Context, event: EventRow): Promise<void> {
  const at = context.clock.now()
  for (const planned of plannedDates(event)) await insertDate(context.db, { ...planned, eventId: event.id, capacity: event.capacity, at })
}

/** Changes the upcoming dates after an edit. Dates that are over, were moved on their own or canceled stay; those that a shorter series no longer has are canceled. Throws INVALID_INPUT if one would be in the past. */
export async function rescheduleDates(context: Context, before: EventRow, event: EventRow): Promise<void> {
  const { db } = context
  const at = context.clock.now()
  const dates = new Map((await listDates(db, event.id)).map((date) => [date.nth, date]))
  for (const { nth, startsAt, endsAt } of plannedDates(event)) {
    const date = dates.get(nth)
    dates.delete(nth)
    const isChanged = date === undefined || (isOpen(date, at) && !date.is_moved && date.starts_at.getTime() !== startsAt.getTime())
    if (isChanged && startsAt <= at) throw event.date_count === 1 ? refusal('startsAt', STARTED) : refusal('recurrence', IN_PAST)
    if (date === undefined) await insertDate(db, { eventId: event.id, nth, startsAt, endsAt, capacity: event.capacity, at })
    else if (isOpen(date, at) && !date.is_moved) await move(context, event, date, { startsAt, endsAt, isMoved: false })
  }
  for (const date of dates.values()) {
    const reason = 'This date is no longer part of the series.'
    if (await saveCancelled(db, { id: date.id, reason, at })) await context.emit({ name: 'event.date-cancelled', eventId: event.id, dateId: date.id, reason })
  }
  await applyTexts(context, before, event)
}

const refusal = (field: string, message: string) => new Refusal('INVALID_INPUT', { message, fields: { [field]: message } })

/** Whether a date is neither over nor canceled. */
export const isOpen = ({ ends_at, cancelled_at }: EventDateRow, now: Date) => ends_at > now && cancelled_at === null

/** Reschedules a date, and notifies everyone who answered. */
export async function move(context: Context, event: EventRow, date: EventDateRow, { startsAt, endsAt, isMoved }: { startsAt: Date; endsAt: Date; isMoved: boolean }): Promise<void> {
  if (date.cancelled_at === null && date.starts_at.getTime() === startsAt.getTime() && date.ends_at.getTime() === endsAt.getTime()) return
  await saveTime(context.db, { id: date.id, startsAt, endsAt, isMoved, at: context.clock.now() })
  const what = `The new time is ${whenText(startsAt, endsAt, event.time_zone)} (it was ${whenText(date.starts_at, date.ends_at, event.time_zone)}).`
  await context.emit({ name: 'event.rescheduled', eventId: event.id, dateId: date.id, what })
}

/** What a change of texts, place or capacity means for the upcoming dates. */
async function applyTexts(context: Context, before: EventRow, event: EventRow): Promise<void> {
  const { db } = context
  const at = context.clock.now()
  const hasNewPlace = before.place !== event.place || before.online_url !== event.online_url
  if (hasNewPlace || before.title !== event.title || before.preview !== event.preview) await touchDates(db, event.id, at)
  const open = (await listDates(db, event.id)).filter((date) => isOpen(date, at))
  if (hasNewPlace) {
    const what = before.place === event.place ? 'The online link changed.' : `The place is now ${event.place === '' ? 'online' : event.place}.`
    for (const { id: dateId } of open) await context.emit({ name: 'event.rescheduled', eventId: event.id, dateId, what })
  }
  if (before.capacity === event.capacity) return
  await saveCapacity(db, event.id, event.capacity, at)
  for (const { id } of open) {
    const date = await findDate(db, id, { lock: true })
    if (date !== null) await offerPlaces(context, date)
  }
}

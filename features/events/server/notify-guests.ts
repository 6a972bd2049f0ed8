import type { Context } from '#platform/server/context.ts'
import { notify } from '#features/notifications/server/public.ts'
import { startText, whenText, zonedMomentText } from '../rules/event-times.ts'
import type { RsvpState } from '../rules/rsvp.ts'
import { findDate, findEvent, type EventDateRow, type EventRow } from './events.queries.ts'
import { findRsvp, hasAnswer, listAnswered } from './rsvps.queries.ts'

/** The facts about a date in notifications. */
export const factsOf = (event: EventRow, dateId: string) => ({ event: event.title, number: String(event.number), slug: event.slug, dateId })

interface Found {
  event: EventRow
  date: EventDateRow
}

export async function findDateWithEvent(context: Context, dateId: string): Promise<Found | null> {
  const date = await findDate(context.db, dateId)
  const event = date === null ? null : await findEvent(context.db, date.event_id)
  return date === null || event === null ? null : { date, event }
}

/** Reminds people who are going, with the time in their own time zone; a day before also those who answered Maybe. */
export async function remindGuests(context: Context, { dateId, lead }: { dateId: string; lead: 'day' | 'hour' }, signalId: number): Promise<void> {
  const found = await findDateWithEvent(context, dateId)
  // A reminder that comes after the start is of no use.
  if (found === null || found.date.starts_at <= context.clock.now()) return
  const { event, date } = found
  const answers: RsvpState[] = lead === 'day' ? ['going', 'maybe'] : ['going']
  for (const { person_id: personId, time_zone: zone } of await listAnswered(context.db, dateId, answers)) {
    await notify(context, {
      signalId, by: null, kinds: [lead === 'day' ? 'eventTomorrow' : 'eventSoon'], people: { guest: [personId] }, about: String(signalId),
      facts: { ...factsOf(event, dateId), when: startText(date.starts_at, event.time_zone, zone) },
      holds: (db) => hasAnswer(db, { dateId, personIds: [personId], answers }),
    })
  }
}

/** Notifies everyone who answered Going or Maybe about a new time or place. */
export async function notifyChange(context: Context, { dateId, what }: { dateId: string; what: string }, signalId: number): Promise<void> {
  const found = await findDateWithEvent(context, dateId)
  if (found === null) return
  const answers: RsvpState[] = ['going', 'maybe', 'waiting', 'offered']
  for (const { person_id: personId } of await listAnswered(context.db, dateId, answers)) {
    await notify(context, {
      signalId, by: null, kinds: ['eventChanged'], people: { guest: [personId] }, about: String(signalId), facts: { ...factsOf(found.event, dateId), what, change: String(signalId) },
      holds: (db) => hasAnswer(db, { dateId, personIds: [personId], answers }),
    })
  }
}

/** Notifies everyone who wanted to come, including the waiting list, about a canceled date. */
export async function notifyCancellation(context: Context, { dateId, reason }: { dateId: string; reason: string }, signalId: number): Promise<void> {
  const found = await findDateWithEvent(context, dateId)
  if (found === null) return
  const { event, date } = found
  const people = await listAnswered(context.db, dateId, ['going', 'maybe', 'waiting', 'offered'])
  await notify(context, {
    signalId, by: null, kinds: ['eventCancelled'], people: { guest: people.map(({ person_id }) => person_id) }, about: String(signalId),
    facts: { ...factsOf(event, dateId), when: whenText(date.starts_at, date.ends_at, event.time_zone), reason },
    holds: async (db) => ((await findDate(db, dateId))?.cancelled_at ?? null) !== null,
  })
}

/** Notifies a person on the waiting list about their place. */
export async function notifyPlace(context: Context, { dateId, personId, until }: { dateId: string; personId: string; until: string | null }, signalId: number): Promise<void> {
  const found = await findDateWithEvent(context, dateId)
  if (found === null) return
  const [person] = (await listAnswered(context.db, dateId, ['going', 'offered'])).filter(({ person_id }) => person_id === personId)
  if (person === undefined) return
  const text = until === null ? '' : zonedMomentText(new Date(until), person.time_zone)
  await notify(context, {
    signalId, by: null, kinds: ['eventPlace'], people: { guest: [personId] }, about: String(signalId), facts: { ...factsOf(found.event, dateId), until: text },
    holds: async (db) => (await findRsvp(db, dateId, personId))?.answer === (until === null ? 'going' : 'offered'),
  })
}

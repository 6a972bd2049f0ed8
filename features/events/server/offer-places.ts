import type { Context } from '#platform/server/context.ts'
import { offerUntil } from '../rules/rsvp.ts'
import { findDate, type EventDateRow } from './events.queries.ts'
import { followParticipants } from './sync-conversation.ts'
import { endOldOffers, findFirstWaiting, listDatesWithFreePlaces, listDatesWithOldOffers, saveOffer, takePlace } from './rsvps.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A person of the waiting list got a place: until a moment (ISO 8601), or, with null, for good. */
    'event.place-offered': { eventId: string; dateId: string; personId: string; until: string | null }
    'event.offer-expired': { eventId: string; dateId: string; personId: string }
  }
}

/** Gives the free places of a date to people on the waiting list, in their order. The caller holds the lock of the date. */
export async function offerPlaces(context: Context, { id: dateId, event_id: eventId, starts_at: startsAt }: Pick<EventDateRow, 'id' | 'event_id' | 'starts_at'>): Promise<void> {
  const { db } = context
  const now = context.clock.now()
  for (;;) {
    const personId = await findFirstWaiting(db, dateId)
    if (personId === null || !(await takePlace(db, dateId))) return
    const untilMs = offerUntil(now.getTime(), startsAt.getTime())
    const until = untilMs === null ? null : new Date(untilMs)
    if (until === null) await followParticipants(context, eventId)
    await saveOffer(db, { dateId, personId, until, at: now })
    await context.emit({ name: 'event.place-offered', eventId, dateId, personId, until: until?.toISOString() ?? null })
  }
}

/** Ends offers that have run out, and fills places that became free. It may run at any time, and late: an offer ends once. */
export async function sweepPlaces(context: Context): Promise<void> {
  const now = context.clock.now()
  const dateIds = new Set([...(await listDatesWithOldOffers(context.db, now)), ...(await listDatesWithFreePlaces(context.db, now))])
  for (const dateId of dateIds) {
    await context.inTransaction(async (context) => {
      const date = await findDate(context.db, dateId, { lock: true })
      if (date === null) return
      for (const personId of await endOldOffers(context.db, dateId, now)) {
        await context.emit({ name: 'event.offer-expired', eventId: date.event_id, dateId, personId })
      }
      if (date.cancelled_at === null && date.starts_at > now) await offerPlaces(context, date)
    })
  }
}

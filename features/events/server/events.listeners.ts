import { listen, type Listener } from '#platform/server/signals.ts'
import { recordActivity } from '#features/activity/server/public.ts'
import { notify, withdrawNotification } from '#features/notifications/server/public.ts'
import { findJoinedAt } from './event-writes.queries.ts'
import { findEvent, listCoHosts } from './events.queries.ts'
import { factsOf, findDateWithEvent, remindGuests, notifyCancellation, notifyChange, notifyPlace } from './notify-guests.ts'
import { passHosting } from './pass-hosting.ts'
import { findRsvp, hasAnswer, listAnswered } from './rsvps.queries.ts'
import { sweepPlaces } from './offer-places.ts'

/** The ids of listeners stay as they are, because queued signals refer to them. */
export const eventListeners: Listener[] = [
  listen('events.person-left', 'person.left', async (context) => {
    await passHosting(context)
    await sweepPlaces(context)
  }),
  listen('activity.note-attendance', 'event.attended', (context, { personId, dateId }) =>
    recordActivity(context, { personId, kind: 'event.attended', subjectId: dateId, at: context.clock.now() }),
  ),
  listen('notifications.event-reminder', 'event.reminder-due', remindGuests),
  listen('notifications.event-changed', 'event.rescheduled', notifyChange),
  listen('notifications.event-cancelled', 'event.date-cancelled', notifyCancellation),
  listen('notifications.event-place', 'event.place-offered', notifyPlace),
  listen('notifications.event-offer-expired', 'event.offer-expired', async (context, { dateId, personId }, signalId) => {
    const found = await findDateWithEvent(context, dateId)
    if (found === null) return
    await notify(context, {
      signalId, by: null, kinds: ['eventOfferExpired'], people: { guest: [personId] }, about: String(signalId), facts: factsOf(found.event, dateId),
      holds: async (db) => (await findRsvp(db, dateId, personId))?.answer === 'no',
    })
  }),
  listen('notifications.event-answer', 'event.answered', async (context, { dateId, personId }, signalId) => {
    const found = await findDateWithEvent(context, dateId)
    if (found === null || found.event.host_id === null || found.event.host_id === personId) return
    const { event } = found
    const goes = (db: typeof context.db) => hasAnswer(db, { dateId, personIds: [personId], answers: ['going'] })
    if (await goes(context.db)) {
      await notify(context, { signalId, by: personId, kinds: ['eventAnswer'], people: { host: [event.host_id] }, about: dateId, facts: factsOf(event, dateId), holds: goes })
    } else await withdrawNotification(context, { personId: event.host_id!, kinds: ['eventAnswer'], by: personId, about: dateId, holds: goes })
  }),
  listen('notifications.event-recorded', 'event.recorded', async (context, { dateId }, signalId) => {
    const found = await findDateWithEvent(context, dateId)
    if (found === null) return
    const people = await listAnswered(context.db, dateId, ['going', 'maybe'])
    await notify(context, {
      signalId, by: null, kinds: ['eventRecording'], people: { guest: people.map(({ person_id }) => person_id) }, about: dateId, facts: factsOf(found.event, dateId),
      holds: async (db) => (await findEvent(db, found.event.id))?.state === 'published',
    })
  }),
  listen('notifications.event-co-host', 'event.co-host-invited', async (context, { eventId, personId, by }, signalId) => {
    const event = await findEvent(context.db, eventId)
    if (event === null) return
    await notify(context, {
      signalId, by, kinds: ['eventCoHost'], people: { coHost: [personId] }, about: eventId, facts: factsOf(event, ''),
      holds: async (db) => (await findJoinedAt(db, by)) !== null && (await listCoHosts(db, eventId, { invited: true })).some(({ id }) => id === personId),
    })
  }),
  listen('notifications.event-decided', 'event.decided', async (context, { eventId, isApproved, comment }, signalId) => {
    const event = await findEvent(context.db, eventId)
    if (event === null) return
    await notify(context, {
      signalId, by: null, kinds: [isApproved ? 'eventApproved' : 'eventReturned'], people: { host: [event.host_id] }, about: String(signalId),
      facts: { ...factsOf(event, ''), eventId, reason: comment }, holds: async (db) => (await findEvent(db, eventId)) !== null,
    })
  }),
]

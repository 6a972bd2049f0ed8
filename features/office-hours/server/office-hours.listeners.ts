import { startText, zonedMomentText } from '#features/events/rules/event-times.ts'
import { notify } from '#features/notifications/server/public.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import type { Context } from '#platform/server/context.ts'
import { LEAD_MS, LEARNER_GONE } from '../rules/office-hours.ts'
import { OFFICE_HOURS_PATH, OWN_OFFICE_HOURS_PATH } from '../rules/paths.ts'
import { findBooking, findZone, type BookingRow } from './bookings.queries.ts'
import { endBetween, endForLeavers, endForLostRole, endForSuspension, endInGroup } from './end-office-hours.ts'
import { findSlot } from './slots.queries.ts'

type Part = 'learner' | 'mentor'

const idOf = (booking: BookingRow, part: Part) => (part === 'learner' ? booking.learner_id : booking.mentor_id)

/** The facts of a notification to one side of a booking, with the time in their own zone, as `whenIn` writes it. */
async function factsFor(context: Context, booking: BookingRow, part: Part, whenIn = (zone: string) => zonedMomentText(booking.starts_at, zone)) {
  return {
    bookingId: booking.id,
    with: part === 'learner' ? (booking.mentor?.name ?? 'a former mentor') : booking.learner.name,
    when: whenIn(await findZone(context.db, idOf(booking, part))),
    path: part === 'learner' ? OFFICE_HOURS_PATH : OWN_OFFICE_HOURS_PATH,
  }
}

/** The ids of listeners stay as they are, because queued signals refer to them. */
export const officeHourListeners: Listener[] = [
  listen('office-hours.role-lost', 'role.decided', async (context, { personId, role, granted }) => {
    if (role === 'mentor' && !granted) await endForLostRole(context, personId)
  }),
  listen('office-hours.mentor-suspended', 'person.suspended', async (context, { personId, suspended }) => {
    if (suspended) await endForSuspension(context, personId)
  }),
  listen('office-hours.mentor-left', 'person.left', endForLeavers),
  listen('office-hours.blocked', 'person.blocked', (context, { by, personId }) => endBetween(context, by, personId)),
  listen('office-hours.left-group', 'mentor-group.left', endInGroup),
  listen('notifications.office-hour-booked', 'office-hour.booked', async (context, { bookingId, by }, signalId) => {
    const booking = await findBooking(context.db, bookingId)
    if (booking === null) return
    await notify(context, {
      signalId, by, kinds: ['officeHourBooked'], people: { mentor: [booking.mentor_id] }, facts: { ...(await factsFor(context, booking, 'mentor')), subject: booking.subject }, about: bookingId,
      holds: async (db) => (await findBooking(db, bookingId))?.cancelled_at === null,
    })
  }),
  listen('notifications.office-hour-moved', 'office-hour.moved', async (context, { bookingId, by, from }, signalId) => {
    const booking = await findBooking(context.db, bookingId)
    if (booking === null) return
    const facts = await factsFor(context, booking, 'mentor')
    await notify(context, {
      signalId, by, kinds: ['officeHourMoved'], people: { mentor: [booking.mentor_id] }, about: `${bookingId} ${signalId}`,
      facts: { ...facts, before: zonedMomentText(new Date(from), await findZone(context.db, booking.mentor_id)) },
      holds: async (db) => (await findBooking(db, bookingId))?.cancelled_at === null,
    })
  }),
  listen('notifications.office-hour-changed', 'office-hour.changed', async (context, { bookingId, by }, signalId) => {
    const booking = await findBooking(context.db, bookingId)
    if (booking === null) return
    await notify(context, {
      signalId, by, kinds: ['officeHourChanged'], people: { learner: [booking.learner_id] }, facts: await factsFor(context, booking, 'learner'), about: `${bookingId} ${signalId}`,
      holds: async (db) => (await findBooking(db, bookingId))?.cancelled_at === null,
    })
  }),
  listen('notifications.office-hour-cancelled', 'office-hour.cancelled', async (context, { bookingId, by, canceller }, signalId) => {
    const booking = await findBooking(context.db, bookingId)
    if (booking === null) return
    for (const part of ['learner', 'mentor'] as const) {
      if (canceller === part) continue
      await notify(context, {
        signalId, by, kinds: ['officeHourCancelled'], people: { other: [idOf(booking, part)] }, facts: { ...(await factsFor(context, booking, part)), reason: booking.cancel_reason }, about: bookingId,
        holds: async (db) => (await findBooking(db, bookingId))?.cancelled_at instanceof Date,
      })
    }
  }),
  listen('notifications.office-hour-learner-left', 'office-hour.learner-left', async (context, { slotId }, signalId) => {
    const slot = await findSlot(context.db, slotId)
    if (slot === null || slot.mentor_id === null) return
    const when = zonedMomentText(slot.starts_at, await findZone(context.db, slot.mentor_id))
    await notify(context, {
      signalId, by: null, kinds: ['officeHourCancelled'], people: { other: [slot.mentor_id] }, about: String(signalId),
      facts: { bookingId: slotId, with: 'a former member', when, path: OWN_OFFICE_HOURS_PATH, reason: LEARNER_GONE },
      holds: async (db) => (await findSlot(db, slotId)) !== null,
    })
  }),
  listen('notifications.office-hour-reminder', 'office-hour.reminder-due', async (context, { bookingId, lead }, signalId) => {
    const booking = await findBooking(context.db, bookingId)
    // A reminder that comes after the start is of no use; a booking that was moved since gets a later one.
    if (booking === null || booking.starts_at <= context.clock.now() || booking.starts_at.getTime() > context.clock.now().getTime() + LEAD_MS[lead]) return
    for (const part of ['learner', 'mentor'] as const) {
      const facts = await factsFor(context, booking, part, (zone) => startText(booking.starts_at, booking.time_zone, zone))
      await notify(context, {
        signalId, by: null, kinds: [lead === 'day' ? 'officeHourTomorrow' : 'officeHourSoon'], people: { participant: [idOf(booking, part)] },
        facts, about: `${bookingId} ${lead}${booking.moves === 0 ? '' : ` ${booking.moves}`}`,
        holds: async (db) => (await findBooking(db, bookingId))?.cancelled_at === null,
      })
    }
  }),
]

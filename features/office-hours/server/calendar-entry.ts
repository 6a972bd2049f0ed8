import type { Context } from '#platform/server/context.ts'
import type { CalendarEntry } from '#features/events/server/public.ts'
import { OFFICE_HOURS_PATH, OWN_OFFICE_HOURS_PATH } from '../rules/paths.ts'
import { listForCalendar, type BookingRow } from './bookings.queries.ts'

/** A booking in the calendar of its learner or its mentor. */
export function calendarEntry(booking: BookingRow, part: 'learner' | 'mentor', origin: string): CalendarEntry {
  const isCancelled = booking.cancelled_at !== null
  const address = origin + (part === 'learner' ? OFFICE_HOURS_PATH : OWN_OFFICE_HOURS_PATH)
  return {
    id: booking.id,
    sequence: booking.moves + (isCancelled ? 1 : 0),
    changedAt: booking.cancelled_at ?? booking.moved_at ?? booking.booked_at,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    timeZone: booking.time_zone,
    title: `Office hour with ${part === 'learner' ? (booking.mentor?.name ?? 'a former mentor') : booking.learner.name}`,
    description: [booking.subject, ...(booking.online_url === '' ? [] : [`Join: ${booking.online_url}`]), address].join('\n\n'),
    location: booking.place || booking.online_url,
    address,
    status: isCancelled ? 'cancelled' : 'confirmed',
    organizer: booking.mentor?.name ?? null,
  }
}

/** The office hours of a person for their private calendar. */
export async function listCalendarEntries(context: Context, which: { personId: string; since: Date; max: number }): Promise<CalendarEntry[]> {
  return (await listForCalendar(context.db, which)).map((booking) => calendarEntry(booking, booking.learner_id === which.personId ? 'learner' : 'mentor', context.origin))
}

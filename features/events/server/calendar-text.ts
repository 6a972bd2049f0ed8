import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block as timeZoneBlock, tzlib_get_timezones as knownZones } from 'timezones-ical-library'
import { SITE } from '#platform/rules/site.ts'
import { instantOf, localTimeOf } from './zoned-time.ts'

const ZONES: ReadonlySet<string> = new Set(knownZones() as string[])

const STATUS = { confirmed: ICalEventStatus.CONFIRMED, tentative: ICalEventStatus.TENTATIVE, cancelled: ICalEventStatus.CANCELLED }

/** An appointment in a calendar file. Its permanent ID lets calendars replace it when it was moved, and remove it when it was canceled. */
export interface CalendarEntry {
  id: string
  /** Counts changes. */
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  timeZone: string
  title: string
  description: string
  location: string
  address: string
  status: keyof typeof STATUS
  /** The name of the organizer; null: none is shown. */
  organizer: string | null
}

export interface CalendarOptions {
  origin: string
  /** Shown by calendars that subscribe to it. */
  name: string
  product: string
}

/**
 * Writes appointments as a calendar file (RFC 5545). The time zone belongs to the appointments: on the calendar, the library would write timestamps
 * that are not in UTC.
 */
export function calendarText(entries: readonly CalendarEntry[], { origin, name, product }: CalendarOptions): string {
  const host = new URL(origin).hostname
  const isCancelled = entries.length > 0 && entries.every(({ status }) => status === 'cancelled')
  const calendar = ical({
    name,
    prodId: { company: SITE.name, product, language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: null as unknown as string, generator: (zone) => timeZoneBlock(zone)[0] ?? null },
  })
  for (const entry of entries) {
    const zone = fileZone(entry)
    calendar.createEvent({
      id: `${entry.id}@${host}`,
      sequence: entry.sequence,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      start: zonedTime(entry.startsAt, zone),
      end: zonedTime(entry.endsAt, zone),
      timezone: zone,
      summary: entry.title,
      description: entry.description,
      location: entry.location,
      url: entry.address,
      status: STATUS[entry.status],
      ...(entry.organizer !== null && { organizer: { name: entry.organizer, email: `events@${host}` } }),
    })
  }
  return calendar.toString()
}

/** The zone in which an appointment is written; null: in UTC, because the zone is unknown to the library, or a wall-clock time would mean the first of two hours. */
function fileZone({ startsAt, endsAt, timeZone }: CalendarEntry): string | null {
  const isPlain = (at: Date) => instantOf(localTimeOf(at, timeZone), timeZone).getTime() === at.getTime()
  return timeZone !== 'UTC' && ZONES.has(timeZone) && isPlain(startsAt) && isPlain(endsAt) ? timeZone : null
}

// The library would write the local time of this machine for a Date.
const zonedTime = (at: Date, zone: string | null) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone ?? 'UTC')

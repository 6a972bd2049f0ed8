import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block as timeZoneBlock, tzlib_get_timezones as knownZones } from 'timezones-ical-library'
import { SITE } from '#platform/rules/site.ts'
import { eventPath } from '../rules/paths.ts'
import type { CalendarRow } from './events.queries.ts'
import { instantOf, localTimeOf } from './zoned-time.ts'

const ZONES: ReadonlySet<string> = new Set(knownZones() as string[])

interface FileOptions {
  origin: string
  /** Shown by calendars that subscribe to it. */
  name: string
  /** Includes the online links: only for people who go. */
  withLinks: boolean
}

/**
 * Writes dates as a calendar file (RFC 5545). Each date has its own permanent ID, so that a moved date is replaced and a canceled one is canceled.
 * The time zone belongs to the events: on the calendar, the library would write timestamps that are not in UTC.
 */
export function calendarFile(rows: readonly CalendarRow[], { origin, name, withLinks }: FileOptions): string {
  const host = new URL(origin).hostname
  const isCancelled = rows.length > 0 && rows.every(({ cancelled_at }) => cancelled_at !== null)
  const calendar = ical({
    name,
    prodId: { company: SITE.name, product: 'Events', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: null as unknown as string, generator: (zone) => timeZoneBlock(zone)[0] ?? null },
  })
  for (const row of rows) {
    const { event } = row
    const address = origin + eventPath(event, row.id)
    const zone = fileZone(row)
    calendar.createEvent({
      id: `${row.id}@${host}`,
      sequence: row.sequence,
      stamp: row.changed_at,
      lastModified: row.changed_at,
      start: zonedTime(row.starts_at, zone),
      end: zonedTime(row.ends_at, zone),
      timezone: zone,
      summary: event.title,
      description: [event.preview, ...(withLinks && event.online_url !== '' ? [`Join: ${event.online_url}`] : []), address].join('\n\n'),
      location: event.place || (withLinks && event.online_url) || 'Online',
      url: address,
      status: statusOf(row),
      ...(event.host_name !== null && { organizer: { name: event.host_name, email: `events@${host}` } }),
    })
  }
  return calendar.toString()
}

/** The zone in which a date is written; null: in UTC, because the zone is unknown to the library, or a wall-clock time would mean the first of two hours. */
function fileZone({ starts_at, ends_at, event: { time_zone: zone } }: CalendarRow): string | null {
  const isPlain = (at: Date) => instantOf(localTimeOf(at, zone), zone).getTime() === at.getTime()
  return zone !== 'UTC' && ZONES.has(zone) && isPlain(starts_at) && isPlain(ends_at) ? zone : null
}

// The library would write the local time of this machine for a Date.
const zonedTime = (at: Date, zone: string | null) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone ?? 'UTC')

const statusOf = ({ cancelled_at, answer }: CalendarRow): ICalEventStatus =>
  cancelled_at !== null ? ICalEventStatus.CANCELLED : answer === 'maybe' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED

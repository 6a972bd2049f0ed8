import { eventPath } from '../rules/paths.ts'
import { calendarText, type CalendarEntry } from './calendar-text.ts'
import type { CalendarRow } from './events.queries.ts'

interface FileOptions {
  origin: string
  /** Shown by calendars that subscribe to it. */
  name: string
  /** Appointments of other features. */
  more?: readonly CalendarEntry[]
}

/** Writes dates as a calendar file, each with its own permanent ID. Rows have an online link only if the reader may see it. */
export function calendarFile(rows: readonly CalendarRow[], { origin, name, more = [] }: FileOptions): string {
  const entries = rows.map((row): CalendarEntry => {
    const { event } = row
    const address = origin + eventPath(event, row.id)
    return {
      id: row.id,
      sequence: row.sequence,
      changedAt: row.changed_at,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      timeZone: event.time_zone,
      title: event.title,
      description: [event.preview, ...(event.online_url !== '' ? [`Join: ${event.online_url}`] : []), address].join('\n\n'),
      location: event.place || event.online_url || 'Online',
      address,
      status: statusOf(row),
      organizer: event.host_name,
    }
  })
  return calendarText([...entries, ...more], { origin, name, product: 'Events' })
}

const statusOf = ({ cancelled_at, answer }: CalendarRow): CalendarEntry['status'] => (cancelled_at !== null ? 'cancelled' : answer === 'maybe' ? 'tentative' : 'confirmed')

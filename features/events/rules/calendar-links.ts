/** The data about a date that calendar websites receive. */
export interface CalendarEntry {
  title: string
  startsAt: Date
  endsAt: Date
  timeZone: string
  place: string
  /** The address of the event's page. */
  address: string
}

const queryOf = (parameters: Record<string, string>) => Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')

const compact = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** Opens Google Calendar with a new entry. */
export function googleCalendarLink({ title, startsAt, endsAt, timeZone, place, address }: CalendarEntry): string {
  const query = queryOf({ action: 'TEMPLATE', text: title, dates: `${compact(startsAt)}/${compact(endsAt)}`, ctz: timeZone, details: address, location: place })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Opens Outlook on the web with a new entry. */
export function outlookLink({ title, startsAt, endsAt, place, address }: CalendarEntry): string {
  const query = queryOf({ path: '/calendar/action/compose', rru: 'addevent', subject: title, startdt: startsAt.toISOString(), enddt: endsAt.toISOString(), body: address, location: place })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}

/** Where a place is on a map. */
export const mapLink = (place: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`

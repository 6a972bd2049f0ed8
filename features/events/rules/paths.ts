export const EVENTS_PATH = '/events'
export const NEW_EVENT_PATH = '/events/new'

export const EVENTS_SITEMAP_PATH = '/sitemap-events.xml'

/** The page of an event; `date` is the id of one of its dates. */
export const eventPath = ({ number, slug }: { number: number | string; slug: string }, date?: string) =>
  `${EVENTS_PATH}/${number}-${encodeURIComponent(slug)}${date === undefined ? '' : `?date=${encodeURIComponent(date)}`}`
/** The form for a new event that begins as a copy of another one. */
export const copyEventPath = (id: string) => `${NEW_EVENT_PATH}?copy=${encodeURIComponent(id)}`
export const editEventPath = (id: string) => `${EVENTS_PATH}/edit/${encodeURIComponent(id)}`
export const eventCardPath = (number: number) => `/cards/event/${number}.png`
/** The calendar file of an event, or of one of its dates. */
export const eventFilePath = (number: number, date?: string) => `/api/events/${number}/calendar.ics${date === undefined ? '' : `?date=${encodeURIComponent(date)}`}`
/** The private calendar of a person. */
export const calendarFeedPath = (secret: string) => `/calendar/${encodeURIComponent(secret)}.ics`

/** The number at the start of the last part of an event's address; null if there is none. */
export function numberInAddress(part: string): number | null {
  const digits = /^(\d{1,9})(?:-|$)/.exec(part)?.[1]
  return digits === undefined ? null : Number(digits)
}

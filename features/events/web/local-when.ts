import { withPlainSpaces, zoneText } from '../rules/event-times.ts'

const FULL: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' }
const OTHER_DAY: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }
const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'numeric', day: 'numeric' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** As the locale of the browser writes it. Only in the browser: the server does not know the locale. */
function formatOf(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${Object.keys(options).join()} ${zone}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(undefined, { ...options, timeZone: zone })
    formats.set(key, format)
  }
  return format
}

/** A moment, or a range. */
const text = (format: Intl.DateTimeFormat, from: Date, to: Date | null) => withPlainSpaces(to === null ? format.format(from) : format.formatRange(from, to))

/** A time in a zone as the locale of the browser writes it. */
export const localRangeText = (startsAt: Date, endsAt: Date | null, zone: string): string => text(formatOf(zone, FULL), startsAt, endsAt)

/** The same with the name of the zone. */
export const localWhenText = (startsAt: Date, endsAt: Date | null, zone: string): string => `${localRangeText(startsAt, endsAt, zone)}, ${zoneText(startsAt, zone)}`

/** The same for a reader in another zone, without the year, and without the day if it is the same there. Null if the clocks show the same. */
export function localOwnText(startsAt: Date, endsAt: Date, zone: string, own: string): string | null {
  if (localRangeText(startsAt, endsAt, own) === localRangeText(startsAt, endsAt, zone)) return null
  const isSameDay = [startsAt, endsAt].every((at) => formatOf(own, DAY).format(at) === formatOf(zone, DAY).format(startsAt))
  return `${text(formatOf(own, isSameDay ? CLOCK : OTHER_DAY), startsAt, endsAt)}, ${zoneText(startsAt, own)}`
}

/** The time of day alone. */
export const localClockText = (at: Date, zone: string): string => text(formatOf(zone, CLOCK), at, null)

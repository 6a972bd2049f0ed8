import { formatOf, withPlainSpaces, zoneText } from '../rules/event-times.ts'

interface Times {
  startsAt: unknown
  endsAt: unknown
  timeZone: string
}

/** A moment or a range, as the locale of the browser writes it. Only in the browser: the server does not know the locale. */
const text = (zone: string, kind: Parameters<typeof formatOf>[1], from: Date, to: Date | null) => {
  const format = formatOf(zone, kind, 'browser')
  return withPlainSpaces(to === null ? format.format(from) : format.formatRange(from, to))
}

/** A time in a zone as the locale of the browser writes it. */
export const localRangeText = (startsAt: Date, endsAt: Date | null, zone: string): string => text(zone, 'range', startsAt, endsAt)

/** The same with the name of the zone. */
export const localWhenText = (startsAt: Date, endsAt: Date | null, zone: string): string => `${localRangeText(startsAt, endsAt, zone)}, ${zoneText(startsAt, zone)}`

/** The same for what has a start, an end and a zone. */
export const localWhen = ({ startsAt, endsAt, timeZone }: Times): string => localWhenText(new Date(String(startsAt)), new Date(String(endsAt)), timeZone)

/** The same for a reader in another zone, without the year, and without the day if it is the same there. Null if the clocks show the same. */
export function localOwnText(startsAt: Date, endsAt: Date, zone: string, own: string): string | null {
  if (localRangeText(startsAt, endsAt, own) === localRangeText(startsAt, endsAt, zone)) return null
  const isSameDay = [startsAt, endsAt].every((at) => text(own, 'date', at, null) === text(zone, 'date', startsAt, null))
  return `${text(own, isSameDay ? 'clock' : 'otherDay', startsAt, endsAt)}, ${zoneText(startsAt, own)}`
}

/** The time of day alone. */
export const localClockText = (at: Date, zone: string): string => text(zone, 'clock', at, null)

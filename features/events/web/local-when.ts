import { withPlainSpaces, zoneText } from '../rules/event-times.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(undefined, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: zone })
    formats.set(zone, format)
  }
  return format
}

/** A time in a zone as the locale of the browser writes it, with the name of the zone. Only in the browser: the server does not know the locale. */
export function localWhenText(startsAt: Date, endsAt: Date | null, zone: string): string {
  const format = formatOf(zone)
  return `${withPlainSpaces(endsAt === null ? format.format(startsAt) : format.formatRange(startsAt, endsAt))}, ${zoneText(startsAt, zone)}`
}

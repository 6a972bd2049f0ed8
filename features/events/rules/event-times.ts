const CLOCK = { hour: 'numeric', minute: '2-digit' } as const
const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const
const KINDS = {
  range: { ...DAY, year: 'numeric', ...CLOCK },
  otherDay: { ...DAY, ...CLOCK },
  date: { ...DAY, year: 'numeric' },
  sheet: DAY,
  clock: CLOCK,
  offset: { timeZoneName: 'shortOffset' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATS = 1_200

/** The format of a kind of text in a zone. Only the browser knows its locale. */
export function formatOf(zone: string, kind: keyof typeof KINDS, locale: 'en' | 'browser' = 'en'): Intl.DateTimeFormat {
  const key = `${locale} ${kind} ${zone}`
  let format = formats.get(key)
  if (format === undefined) {
    if (formats.size >= MAX_FORMATS) formats.clear()
    format = new Intl.DateTimeFormat(locale === 'en' ? 'en' : undefined, { ...KINDS[kind], timeZone: zone })
    formats.set(key, format)
  }
  return format
}

/** A text in which all spaces are plain ones: engines write different kinds around AM and PM. */
export const withPlainSpaces = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')

/** The time of an event in a zone, such as `Thu, Nov 26, 2026, 6:00 – 7:30 PM`. */
export const rangeText = (startsAt: Date, endsAt: Date, zone: string): string => withPlainSpaces(formatOf(zone, 'range').formatRange(startsAt, endsAt))

/** A moment in a zone, such as `Thu, Nov 26, 2026, 6:00 PM`. */
export const momentText = (at: Date, zone: string): string => withPlainSpaces(formatOf(zone, 'range').format(at))

/** The day of a moment in a zone, such as `Thu, Nov 26, 2026`. */
export const dateText = (at: Date, zone: string): string => formatOf(zone, 'date').format(at)

/** Cities whose names time zones write without accents. */
const ACCENTED: Readonly<Record<string, string>> = { Sao_Paulo: 'São Paulo', Bogota: 'Bogotá', Asuncion: 'Asunción', Reykjavik: 'Reykjavík', Chisinau: 'Chișinău', Zurich: 'Zürich', Cancun: 'Cancún', Merida: 'Mérida' }

/** The name of a zone with its offset at a moment, such as `Berlin time (GMT+1)`. */
export function zoneText(at: Date, zone: string): string {
  const offset = formatOf(zone, 'offset').formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  if (zone === 'UTC') return 'UTC'
  const city = zone.slice(zone.lastIndexOf('/') + 1)
  return `${ACCENTED[city] ?? city.replaceAll('_', ' ')} time (${offset})`
}

/** A moment with its zone, such as `Thu, Nov 26, 2026, 6:00 PM, Berlin time (GMT+1)`. */
export const zonedMomentText = (at: Date, zone: string): string => `${momentText(at, zone)}, ${zoneText(at, zone)}`

/** Time and zone, such as `Thu, Nov 26, 2026, 6:00 – 7:30 PM, Berlin time (GMT+1)`. */
export const whenText = (startsAt: Date, endsAt: Date, zone: string): string => `${rangeText(startsAt, endsAt, zone)}, ${zoneText(startsAt, zone)}`

/** The parts of a date for a calendar sheet: `Nov`, `26`, `Thu`. */
export function sheetParts(at: Date, zone: string): { month: string; day: string; weekday: string } {
  const part = Object.fromEntries(formatOf(zone, 'sheet').formatToParts(at).map(({ type, value }) => [type, value]))
  return { month: part['month']!, day: part['day']!, weekday: part['weekday']! }
}

/** The time of day alone, such as `6:00 PM`. */
export const clockText = (at: Date, zone: string): string => withPlainSpaces(formatOf(zone, 'clock').format(at))

/** When an event starts, in its zone and, where that differs, in a person's own. */
export function startText(startsAt: Date, zone: string, own: string): string {
  const there = zonedMomentText(startsAt, zone)
  return momentText(startsAt, own) === momentText(startsAt, zone) ? there : `${there}. That’s ${zonedMomentText(startsAt, own)}`
}

/** A calendar day as the number of days since 1 January 1970, which can be compared and stored without a time zone. */
export type Day = number

const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_ZONES = 600

function formatIn(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone)
  if (cached !== undefined) return cached
  if (formats.size >= MAX_ZONES) formats.clear()
  const format = openFormat(zone) ?? openFormat('UTC')!
  formats.set(zone, format)
  return format
}

function openFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
  } catch {
    return null
  }
}

/**
 * The calendar day of a time (in milliseconds) in a time zone. The only function that computes days, for streaks, heatmaps and everything else
 * (requirement R-13). An unknown zone counts as UTC.
 */
export function calendarDay(at: number, zone: string): Day {
  const part = { year: 1970, month: 1, day: 1 }
  for (const { type, value } of formatIn(zone).formatToParts(at)) {
    if (type === 'year' || type === 'month' || type === 'day') part[type] = Number(value)
  }
  return dayOf(part.year, part.month, part.day)
}

/** Whether this is a known time zone. */
export const isTimeZone = (zone: string): boolean => zone.length <= 64 && openFormat(zone) !== null

/** The day of a date in the Gregorian calendar. Years are counted from March, so that a leap day is at their end. */
export function dayOf(year: number, month: number, day: number): Day {
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

/** The day of a date such as `2026-11-27`. */
export const dayOfIso = (iso: string): Day => dayOf(...(iso.split('-').map(Number) as [number, number, number]))

/** The date of a day. */
export function dateOf(day: Day): { year: number; month: number; day: number } {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const month = Math.floor((5 * dayOfYear + 2) / 153)
  return {
    year: yearOfEra + era * 400 + (month >= 10 ? 1 : 0),
    month: month < 10 ? month + 3 : month - 9,
    day: dayOfYear - Math.floor((153 * month + 2) / 5) + 1,
  }
}

const two = (part: number) => String(part).padStart(2, '0')

/** A day as `2026-03-01`. */
export function isoDay(of: Day): string {
  const { year, month, day } = dateOf(of)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** The weekday from Monday, 0, to Sunday, 6. */
export const weekdayOf = (day: Day): number => (((day + 3) % 7) + 7) % 7

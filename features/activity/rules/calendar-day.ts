/** A calendar day as the number of days since 1 January 1970: days can be counted, compared and kept without a clock. */
export type Day = number

const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_ZONES = 600

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
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
 * The calendar day of a moment (in milliseconds) for somebody in a time zone: what their own calendar says. The one
 * function behind streak, heatmap and whatever else counts days (requirement R-13). An unknown zone counts as UTC.
 */
export function calendarDay(at: number, zone: string): Day {
  const part = { year: 1970, month: 1, day: 1 }
  for (const { type, value } of formatIn(zone).formatToParts(at)) {
    if (type === 'year' || type === 'month' || type === 'day') part[type] = Number(value)
  }
  return dayOf(part.year, part.month, part.day)
}

/** Whether this is the name of a time zone that we can reckon with. */
export const isTimeZone = (zone: string): boolean => zone.length <= 64 && openFormat(zone) !== null

/** The number of a date, by the rules of the calendar (years that begin in March make leap days fall at the end). */
export function dayOf(year: number, month: number, day: number): Day {
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

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

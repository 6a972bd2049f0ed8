import { dayText } from '#platform/rules/day-text.ts'

/** A date and time without a zone, as people read it: `Nov 30, 2026, 11:59 PM`. */
export function localText(local: string): string {
  const hour = Number(local.slice(11, 13))
  return `${dayText(local)}, ${hour % 12 === 0 ? 12 : hour % 12}:${local.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The day of a date without a zone, in short: `Nov 30`. */
export const localDay = (local: string): string => dayText(local).replace(/, \d+$/, '')

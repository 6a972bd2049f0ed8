import { calendarDay, type Day } from './calendar-day.ts'

const DAY_MS = 24 * 3600 * 1000

/** The time (in milliseconds, precise to a second) at which a calendar day starts in a time zone. */
export function startOfDay(day: Day, zone: string): number {
  let before = (day - 2) * DAY_MS
  let within = (day + 2) * DAY_MS
  while (within - before > 1000) {
    const middle = Math.floor((before + within) / 2000) * 1000
    if (calendarDay(middle, zone) < day) before = middle
    else within = middle
  }
  return within
}

import { dayOfIso } from '#features/activity/rules/calendar-day.ts'

/** How many days back one can see the problem of the day, today included. */
export const DAILY_HISTORY = 30

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

const DAY_MS = 24 * 3600 * 1000
const startOf = (day: string): number => dayOfIso(day) * DAY_MS

/** A day such as `Nov 27`. */
export const dailyDate = (day: string): string => DAY.format(startOf(day))

/** A day such as `Fri, Nov 27`. */
export const dailyWeekday = (day: string): string => WEEKDAY.format(startOf(day))

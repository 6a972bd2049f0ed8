/** How many days back one can see the problem of the day, today included. */
export const DAILY_HISTORY = 30

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day such as `Nov 27`. */
export const dailyDate = (day: string): string => DAY.format(new Date(day))

/** A day such as `Fri, Nov 27`. */
export const dailyWeekday = (day: string): string => WEEKDAY.format(new Date(day))

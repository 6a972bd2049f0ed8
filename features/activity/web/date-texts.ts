/** English dates in UTC, the same on the server and in every browser. */
const SHORT = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const LONG = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const FULL = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })

const DAY_MS = 24 * 3600 * 1000

export const shortMonth = (month: number): string => SHORT.format(new Date(Date.UTC(2000, month - 1, 1)))
export const longMonth = (year: number, month: number): string => LONG.format(new Date(Date.UTC(year, month - 1, 1)))

/** A day, given as the number of days since 1970, with its weekday. */
export const fullDay = (day: number): string => FULL.format(new Date(day * DAY_MS))

export const activitiesIn = (count: number): string => (count === 1 ? '1 contribution' : `${count} contributions`)
export const daysIn = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** Explains the remaining freezes. */
export const freezesLeft = (freezes: number): string =>
  freezes === 0
    ? 'No streak freezes. Earn one for every 7-day streak; it covers a missed day.'
    : `${freezes === 1 ? 'One streak freeze' : 'Two streak freezes'} left. Each covers a missed day.`

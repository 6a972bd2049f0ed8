const UTC_DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Older times are shown as a day. */
const RELATIVE_LIMIT = 7 * 86_400

let formats: { relative: Intl.RelativeTimeFormat; day: Intl.DateTimeFormat; longDay: Intl.DateTimeFormat; exact: Intl.DateTimeFormat; dayAndTime: Intl.DateTimeFormat; second: Intl.DateTimeFormat; weekday: Intl.DateTimeFormat; time: Intl.DateTimeFormat } | undefined

const localFormats = () =>
  (formats ??= {
    relative: new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }),
    day: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }),
    longDay: new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }),
    exact: new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }),
    dayAndTime: new Intl.DateTimeFormat(undefined, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
    second: new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }),
    weekday: new Intl.DateTimeFormat(undefined, { weekday: 'long', month: 'short', day: 'numeric' }),
    time: new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }),
  })

/** The day in UTC and in English: the same on every server and in every browser. */
export const absoluteDay = (moment: Date): string => UTC_DAY.format(moment)

/** The full date and time, in the browser's locale and time zone. */
export const exactMoment = (moment: Date): string => localFormats().exact.format(moment)

/** The day with the name of its month, in the browser's locale and time zone. */
export const longDay = (moment: Date): string => localFormats().longDay.format(moment)

/** The weekday, date and time in short, in the browser's locale and time zone. */
export const dayAndTime = (moment: Date): string => localFormats().dayAndTime.format(moment)

/** The time of day to the second, in the browser's locale and time zone. */
export const secondOfDay = (moment: Date): string => localFormats().second.format(moment)

/** The weekday, date and both times of something, in the browser's locale and time zone. */
export const dayAndTimeRange = (from: Date, to: Date): string => localFormats().dayAndTime.formatRange(from, to)

/** The weekday and the day, in the browser's locale and time zone. */
export const weekdayAndDay = (moment: Date): string => localFormats().weekday.format(moment)

/** The time of day, in the browser's locale and time zone. */
export const timeOfDay = (moment: Date): string => localFormats().time.format(moment)

/** Two times of one day, in the browser's locale and time zone. */
export const timeRange = (from: Date, to: Date): string => localFormats().time.formatRange(from, to)

/** Whole days between two moments by the calendar of the browser: 1 is the next day, at whatever time. */
function calendarDays(from: Date, to: Date): number {
  const start = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return Math.round((start(to) - start(from)) / 86_400_000)
}

/** Relative time in the browser's locale; beyond a week, the day. */
export function relativeTime(moment: Date, now: number): string {
  const seconds = (moment.getTime() - now) / 1000
  if (Math.abs(seconds) >= RELATIVE_LIMIT) return localFormats().day.format(moment)
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second' as const, 1]
  // “Yesterday” is the day before today, not 24 to 48 hours ago.
  const count = unit === 'day' ? calendarDays(new Date(now), moment) : Math.trunc(seconds / size)
  const text = localFormats().relative.format(Math.abs(seconds) < 45 ? 0 : count, unit)
  // The English “now” does not go into a sentence, such as “You followed Ada now”.
  return text === 'now' ? 'just now' : text
}

/** Relative time from now. */
export const timeSince = (moment: Date): string => relativeTime(moment, Date.now())

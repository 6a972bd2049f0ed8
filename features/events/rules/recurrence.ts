import { dateOf, dayOf, isoDay, weekdayOf, type Day } from '#features/activity/rules/calendar-day.ts'

export const RECURRENCES = ['none', 'weekly', 'biweekly', 'monthly'] as const
export type Recurrence = (typeof RECURRENCES)[number]

/** The most dates of a series: a year of weeks. */
export const MAX_DATES = 52

export const RECURRENCE_LABELS: Record<Recurrence, string> = {
  none: 'Once',
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  monthly: 'Every month on the same weekday',
}

/** A wall-clock time, such as `2026-11-26T18:30`. */
export type LocalTime = string

/** The calendar day of a wall-clock time. */
export function dayIn(local: LocalTime): Day {
  const [year, month, day] = local.slice(0, 10).split('-').map(Number)
  return dayOf(year!, month!, day!)
}

/** A wall-clock time, some days later. */
export const shiftDays = (local: LocalTime, days: number): LocalTime => isoDay(dayIn(local) + days) + local.slice(10)

/** How many days after the first date each date of a series is, the first one included. */
export function seriesDays(start: LocalTime, recurrence: Recurrence, count: number): number[] {
  const first = dayIn(start)
  if (recurrence === 'none') return [0]
  if (recurrence === 'monthly') return Array.from({ length: count }, (_, at) => sameWeekday(first, at) - first)
  return Array.from({ length: count }, (_, at) => at * (recurrence === 'weekly' ? 7 : 14))
}

const WEEK = 7

/** The same weekday of a later month, such as the second Tuesday. A fifth one becomes the last one, because few months have five. */
function sameWeekday(first: Day, monthsLater: number): Day {
  const { year, month, day } = dateOf(first)
  const nth = Math.ceil(day / WEEK)
  const [inYear, inMonth] = [year + Math.floor((month - 1 + monthsLater) / 12), ((month - 1 + monthsLater) % 12) + 1]
  const monthStart = dayOf(inYear, inMonth, 1)
  const earliest = monthStart + ((weekdayOf(first) - weekdayOf(monthStart) + WEEK) % WEEK)
  const wanted = earliest + (nth - 1) * WEEK
  return dateOf(wanted).month === inMonth ? wanted : wanted - WEEK
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'last']
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The recurrence as a sentence part, such as `Every month on the second Tuesday, 6 dates`; null for a single date. */
export function recurrenceText(start: LocalTime, recurrence: Recurrence, count: number): string | null {
  if (recurrence === 'none') return null
  const day = dayIn(start)
  const weekday = WEEKDAYS[weekdayOf(day)]!
  const rhythm =
    recurrence === 'weekly' ? `Every ${weekday}` : recurrence === 'biweekly' ? `Every second ${weekday}` : `Every month on the ${ORDINALS[Math.ceil(dateOf(day).day / WEEK) - 1]} ${weekday}`
  return `${rhythm}, ${count} dates`
}

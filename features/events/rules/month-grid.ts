import { dateOf, dayOf, isoDay, weekdayOf, type Day } from '#features/activity/rules/calendar-day.ts'

const WEEK = 7

/** A month as `2026-11`. */
export type Month = string

export const monthOf = (day: Day): Month => isoDay(day).slice(0, 7)
const firstOf = (month: Month): Day => dayOf(Number(month.slice(0, 4)), Number(month.slice(5)), 1)

/** The month some months later. */
export function shiftMonth(month: Month, by: number): Month {
  const { year, month: nth } = dateOf(firstOf(month))
  const months = year * 12 + nth - 1 + by
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The weeks of a month from Monday to Sunday, with the days around it that fill them. */
export function weeksOf(month: Month): Day[][] {
  const first = firstOf(month)
  const next = firstOf(shiftMonth(month, 1))
  const weeks: Day[][] = []
  for (let start = first - weekdayOf(first); start < next; start += WEEK) weeks.push(Array.from({ length: WEEK }, (_, at) => start + at))
  return weeks
}

const KEYS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day - WEEK,
  ArrowDown: (day) => day + WEEK,
  Home: (day) => day - weekdayOf(day),
  End: (day) => day - weekdayOf(day) + WEEK - 1,
  PageUp: (day) => sameDayIn(day, -1),
  PageDown: (day) => sameDayIn(day, 1),
}

/** The day to which a key moves in a month grid; null for other keys. */
export const dayAfterKey = (day: Day, key: string): Day | null => KEYS[key]?.(day) ?? null

/** The same day of another month, or its last day. */
function sameDayIn(day: Day, months: number): Day {
  const first = firstOf(shiftMonth(monthOf(day), months))
  return Math.min(first + dateOf(day).day - 1, firstOf(shiftMonth(monthOf(first), 1)) - 1)
}

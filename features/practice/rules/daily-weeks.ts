import { weekdayOf, type Day } from '#features/activity/rules/calendar-day.ts'
import { DAILY_HISTORY } from './daily.ts'

const WEEK = 7

/** The weeks, from Monday to Sunday, of the days whose problems one can see. The days around them that fill the weeks are null. */
export function dailyWeeks(today: Day): (Day | null)[][] {
  const first = today - DAILY_HISTORY + 1
  const weeks: (Day | null)[][] = []
  for (let start = first - weekdayOf(first); start <= today; start += WEEK) {
    weeks.push(Array.from({ length: WEEK }, (_, at) => (start + at < first || start + at > today ? null : start + at)))
  }
  return weeks
}

/** The earliest and the latest day that is today somewhere on earth, from UTC-12 to UTC+14. */
export function daysToday(now: Date): { first: Day; last: Day } {
  const dayAt = (hours: number) => Math.floor((now.getTime() / 3_600_000 + hours) / 24)
  return { first: dayAt(-12), last: dayAt(14) }
}

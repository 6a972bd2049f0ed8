import { weekdayOf, type Day } from './calendar-day.ts'
import { currentStreak, type ActivityDay, type Streak } from './streak.ts'

/** The weeks of a heatmap: the current one and 52 before it. */
export const WEEKS = 53

/** A year of activity up to today, for a heatmap. */
export interface ActivityYear {
  /** The Monday of the first week. */
  from: Day
  /** The number of activities of each day from then on; the last one is today. */
  counts: number[]
  /** The days that a freeze covered. */
  frozen: Day[]
  streak: Streak
}

/** The first Monday of the year that ends today. */
export const firstDayOf = (today: Day): Day => today - weekdayOf(today) - (WEEKS - 1) * 7

/** Distributes the days with activity over the year up to today. */
export function yearOf(days: readonly ActivityDay[], today: Day): ActivityYear {
  const from = firstDayOf(today)
  const counts = Array.from({ length: today - from + 1 }, () => 0)
  for (const { day, count } of days) {
    if (day >= from && day <= today) counts[day - from] = count
  }
  const streak = currentStreak(days, today)
  const frozen = [...days.filter(({ day, count }) => count === 0 && day >= from && day <= today).map(({ day }) => day), ...streak.frozen]
  return { from, counts, frozen, streak }
}

/** The color step of a day, by its number of activities. */
export const stepOf = (count: number): 0 | 1 | 2 | 3 | 4 => (count <= 0 ? 0 : count === 1 ? 1 : count <= 3 ? 2 : count <= 6 ? 3 : 4)

import { weekdayOf, type Day } from './calendar-day.ts'
import { presentStreak, type KeptDay, type Streak } from './streak.ts'

/** The weeks that the year of a heatmap has: the present one and 52 before it. */
export const WEEKS = 53

/** A year of days up to today, for a heatmap. */
export interface ActivityYear {
  /** The Monday of the first week. */
  from: Day
  /** The activities of each day from then on; the last one is today. */
  counts: number[]
  /** The days of it that freezes kept. */
  frozen: Day[]
  streak: Streak
}

/** The Monday on which the year that ends today begins. */
export const firstDayOf = (today: Day): Day => today - weekdayOf(today) - (WEEKS - 1) * 7

/** Spreads the days with something on them over a year up to today. */
export function yearOf(days: readonly KeptDay[], today: Day): ActivityYear {
  const from = firstDayOf(today)
  const counts = Array.from({ length: today - from + 1 }, () => 0)
  for (const { day, count } of days) {
    if (day >= from && day <= today) counts[day - from] = count
  }
  const streak = presentStreak(days, today)
  const frozen = [...days.filter(({ day, count }) => count === 0 && day >= from && day <= today).map(({ day }) => day), ...streak.frozen]
  return { from, counts, frozen, streak }
}

/** Which of five steps a day's colour is: none, then by how much it was. */
export const stepOf = (count: number): 0 | 1 | 2 | 3 | 4 => (count <= 0 ? 0 : count === 1 ? 1 : count <= 3 ? 2 : count <= 6 ? 3 : 4)

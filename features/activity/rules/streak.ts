import type { Day } from './calendar-day.ts'

/** Seven days of activity in a row earn a freeze, of which at most two are kept (requirement L-2). The database functions have the same numbers. */
export const FREEZE_AFTER = 7
export const MAX_FREEZES = 2

/** A day of a person, and the state of their streak after it. A day without activities was covered by a freeze. */
export interface ActivityDay {
  day: Day
  count: number
  /** The number of active days in a row that ends here. Days covered by a freeze are not counted. */
  run: number
  /** Remaining freezes. */
  freezes: number
}

/** The current streak of a person. */
export interface Streak {
  days: number
  freezes: number
  /** The days since the last activity that freezes have covered. */
  frozen: Day[]
}

/** The current streak. It may end yesterday, because today is not over. Each earlier missed day uses a freeze, and without one the streak ends. */
export function currentStreak(days: readonly ActivityDay[], today: Day): Streak {
  // After travelling west, a person may have been active on a day that is tomorrow here.
  const last = days.filter(({ day }) => day <= today + 1).reduce<ActivityDay | null>((latest, one) => (latest === null || one.day > latest.day ? one : latest), null)
  if (last === null) return { days: 0, freezes: 0, frozen: [] }
  const missed = Math.max(0, today - 1 - last.day)
  const covered = Math.min(missed, last.freezes)
  return {
    days: missed > covered ? 0 : last.run,
    freezes: last.freezes - covered,
    frozen: Array.from({ length: covered }, (_, nth) => last.day + 1 + nth),
  }
}

import type { Day } from './calendar-day.ts'

/** Seven days of activity in a row earn a freeze; no more than two are kept (requirement L-2). The tables know both numbers, too. */
export const FREEZE_AFTER = 7
export const MAX_FREEZES = 2

/** A day of somebody's, and how things stood after it. One without activities was covered by a freeze. */
export interface KeptDay {
  day: Day
  count: number
  /** How many days of activity in a row end there; days that freezes kept lie between them and do not count. */
  run: number
  /** The freezes left. */
  freezes: number
}

/** How somebody's streak stands today. */
export interface Streak {
  days: number
  freezes: number
  /** The days after the last activity that freezes have kept so far. */
  frozen: Day[]
}

/**
 * The days in a row up to now. One that ended yesterday still stands, for today is not over; each day missed before that uses up
 * a freeze, and without one the streak is over.
 */
export function presentStreak(days: readonly KeptDay[], today: Day): Streak {
  // Somebody who travelled west may have been active on a day that is tomorrow here.
  const last = days.filter(({ day }) => day <= today + 1).reduce<KeptDay | null>((latest, one) => (latest === null || one.day > latest.day ? one : latest), null)
  if (last === null) return { days: 0, freezes: 0, frozen: [] }
  const missed = Math.max(0, today - 1 - last.day)
  const kept = Math.min(missed, last.freezes)
  return {
    days: missed > kept ? 0 : last.run,
    freezes: last.freezes - kept,
    frozen: Array.from({ length: kept }, (_, nth) => last.day + 1 + nth),
  }
}

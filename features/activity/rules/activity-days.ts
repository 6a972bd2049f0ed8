import type { Day } from './calendar-day.ts'
import { FREEZE_AFTER, MAX_FREEZES, type ActivityDay } from './streak.ts'

/** Computes streaks, freezes and covered days from days with activity, in order. The database functions do the same. */
export function activityDays(active: readonly { day: Day; count: number }[]): ActivityDay[] {
  const days: ActivityDay[] = []
  let [run, inARow, freezes] = [0, 0, 0]
  for (const { day, count } of active) {
    const last = days.at(-1)?.day ?? day - 1
    const missed = day - last - 1
    const covered = Math.min(missed, freezes)
    for (let nth = 1; nth <= covered; nth += 1) days.push({ day: last + nth, count: 0, run, freezes: freezes - nth })
    freezes -= covered
    if (missed > 0) inARow = 0
    if (missed > covered) run = 0
    run += 1
    inARow += 1
    if (inARow === FREEZE_AFTER) {
      inARow = 0
      freezes = Math.min(MAX_FREEZES, freezes + 1)
    }
    days.push({ day, count, run, freezes })
  }
  return days
}

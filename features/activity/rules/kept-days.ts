import type { Day } from './calendar-day.ts'
import { FREEZE_AFTER, MAX_FREEZES, type KeptDay } from './streak.ts'

/** What the days of activity, in order, add up to: runs, freezes earned, and the missed days that freezes kept. The tables say the same. */
export function keptDays(active: readonly { day: Day; count: number }[]): KeptDay[] {
  const days: KeptDay[] = []
  let [run, inARow, freezes] = [0, 0, 0]
  for (const { day, count } of active) {
    const last = days.at(-1)?.day ?? day - 1
    const missed = day - last - 1
    const kept = Math.min(missed, freezes)
    for (let nth = 1; nth <= kept; nth += 1) days.push({ day: last + nth, count: 0, run, freezes: freezes - nth })
    freezes -= kept
    if (missed > 0) inARow = 0
    if (missed > kept) run = 0
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

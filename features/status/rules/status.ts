import { dayOfIso, isoDay } from '#features/activity/rules/calendar-day.ts'

/** What a check finds out about a part. */
export const PART_STATES = ['working', 'slow', 'failing'] as const
export type PartState = (typeof PART_STATES)[number]

/** Minutes from one check to the next. The schedule of the task says the same. */
export const CHECK_MINUTES = 5
/** After so many minutes without a check, nothing is known about now. */
export const STALE_MINUTES = 16
/** How many days the history has, today included. */
export const HISTORY_DAYS = 90

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The checks of one part on one day (UTC). */
export interface DayCount {
  /** Such as `2026-11-27`. */
  day: string
  checks: number
  slow: number
  failed: number
}

/** The start of the interval that a check counts for, in milliseconds: a second check in it counts for nothing. */
export const slotOf = (at: Date): number => Math.floor(at.getTime() / (CHECK_MINUTES * MINUTE_MS)) * CHECK_MINUTES * MINUTE_MS

/** Whether the last check is too old to say anything about now. */
export const isStale = (checkedAt: Date, now: Date): boolean => now.getTime() - checkedAt.getTime() > STALE_MINUTES * MINUTE_MS

/** When a day such as `2026-11-27` begins in UTC, in milliseconds. */
export const startOfDay = (day: string): number => dayOfIso(day) * DAY_MS

/** The first day of the history that ends on the day of `now`. */
export const firstDayOf = (now: Date): string => isoDay(Math.floor(now.getTime() / DAY_MS) - HISTORY_DAYS + 1)

/** The day that is `count` days after another one. */
export const dayAfter = (day: string, count: number): string => isoDay(dayOfIso(day) + count)

/** The history of a part from a day on: an entry for each day, without checks where nothing was measured. */
export function fillDays(firstDay: string, measured: readonly DayCount[]): DayCount[] {
  const byDay = new Map(measured.map((one) => [one.day, one]))
  return Array.from({ length: HISTORY_DAYS }, (_, at) => {
    const day = dayAfter(firstDay, at)
    return byDay.get(day) ?? { day, checks: 0, slow: 0, failed: 0 }
  })
}

/** The worst state of a day; null if nothing was measured. */
export function stateOfDay({ checks, slow, failed }: Omit<DayCount, 'day'>): PartState | null {
  if (checks === 0) return null
  return failed > 0 ? 'failing' : slow > 0 ? 'slow' : 'working'
}

/** The sum of several days. */
export function sumOf(days: readonly Omit<DayCount, 'day'>[]): Omit<DayCount, 'day'> & { days: number } {
  const sum = { days: 0, checks: 0, slow: 0, failed: 0 }
  for (const { checks, slow, failed } of days) {
    if (checks > 0) sum.days += 1
    sum.checks += checks
    sum.slow += slow
    sum.failed += failed
  }
  return sum
}

/** The percentage of checks that did not fail, rounded down: a failure never looks like 100%. Null without checks. */
export function availability({ checks, failed }: { checks: number; failed: number }): string | null {
  if (checks === 0) return null
  return `${String(Math.floor(((checks - failed) / checks) * 10_000) / 100)}%`
}

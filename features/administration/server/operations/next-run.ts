const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The rarest schedules run once a week; some leave a month out. */
const MAX_DAYS = 400
/** A task may wait for others before it counts as late. */
const GRACE_MS = 10 * MINUTE_MS

const RANGES = [[0, 59], [0, 23], [1, 31], [1, 12], [0, 6]] as const

/** The numbers that a field of a crontab line stands for: `*`, numbers, ranges, lists and steps. */
function numbersIn(field: string, [min, max]: readonly [number, number]): Set<number> {
  const numbers = new Set<number>()
  for (const part of field.split(',')) {
    const [range = '', step = '1'] = part.split('/')
    const [first = '', last = first] = range === '*' ? [String(min), String(max)] : range.split('-')
    for (let number = Number(first); number <= Number(last); number += Number(step)) numbers.add(number)
  }
  return numbers
}

/** The first time after an instant at which a crontab line (UTC) is due; null if it never is. */
export function nextRun(schedule: string, after: Date): Date | null {
  const [minutes, hours, days, months, weekdays] = RANGES.map((range, at) => numbersIn(schedule.trim().split(/\s+/)[at] ?? '*', range)) as [Set<number>, Set<number>, Set<number>, Set<number>, Set<number>]
  const start = new Date(Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS)
  const midnight = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate())
  for (let day = 0; day < MAX_DAYS; day += 1) {
    const date = new Date(midnight + day * DAY_MS)
    if (!days.has(date.getUTCDate()) || !months.has(date.getUTCMonth() + 1) || !weekdays.has(date.getUTCDay())) continue
    for (const hour of [...hours].toSorted((one, other) => one - other)) {
      for (const minute of [...minutes].toSorted((one, other) => one - other)) {
        const at = date.getTime() + hour * 60 * MINUTE_MS + minute * MINUTE_MS
        if (at >= start.getTime()) return new Date(at)
      }
    }
  }
  return null
}

/** Whether a task that ran last at an instant should have run again by now. */
export function isLate(schedule: string, lastRunAt: Date, now: Date): boolean {
  const due = nextRun(schedule, lastRunAt)
  return due !== null && due.getTime() + GRACE_MS < now.getTime()
}

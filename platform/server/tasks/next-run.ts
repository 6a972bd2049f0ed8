import { parseCronItem } from 'graphile-worker'

const MINUTE_MS = 60_000
/** The rarest schedules run once a month. */
const MAX_MINUTES = 62 * 24 * 60
/** A task may wait for others before it counts as late. */
const GRACE_MS = 10 * MINUTE_MS

/** The first time after an instant at which a crontab line (UTC) is due, by the matcher of the task queue; null if that is more than two months away. */
export function nextRun(schedule: string, after: Date): Date | null {
  const { match } = parseCronItem({ task: 'next-run', match: schedule })
  const start = (Math.floor(after.getTime() / MINUTE_MS) + 1) * MINUTE_MS
  for (let minute = 0; minute < MAX_MINUTES; minute += 1) {
    const at = new Date(start + minute * MINUTE_MS)
    if (match({ min: at.getUTCMinutes(), hour: at.getUTCHours(), date: at.getUTCDate(), month: at.getUTCMonth() + 1, dow: at.getUTCDay() })) return at
  }
  return null
}

/** Whether a task that ran last at an instant should have run again by now. */
export function isLate(schedule: string, lastRunAt: Date, now: Date): boolean {
  const due = nextRun(schedule, lastRunAt)
  return due !== null && due.getTime() + GRACE_MS < now.getTime()
}

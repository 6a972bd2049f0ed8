import { counted } from '#platform/rules/counted.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How late work was handed in, rounded down, such as `49 minutes late` or `2 days late`. Times in milliseconds; the work is late. */
export function lateBy(dueAt: number, handedInAt: number): string {
  const late = handedInAt - dueAt
  if (late >= DAY) return `${counted(Math.floor(late / DAY), 'day', 'days')} late`
  if (late >= HOUR) return `${counted(Math.floor(late / HOUR), 'hour', 'hours')} late`
  return late < MINUTE ? 'less than a minute late' : `${counted(Math.floor(late / MINUTE), 'minute', 'minutes')} late`
}

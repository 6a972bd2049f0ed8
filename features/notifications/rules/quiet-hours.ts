import { localTime } from './local-time.ts'

/** No emails from one time of day to another, in minutes after midnight; across midnight if `to` is smaller. */
export interface QuietHours {
  from: number
  to: number
}

/** Quiet hours start and end at quarter hours, as all time zones do. */
export const QUARTER = 15
const QUARTER_MS = QUARTER * 60_000

/** Whether a minute of the day is within the quiet hours. */
export const isQuiet = ({ from, to }: QuietHours, minute: number) =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to

/**
 * Returns when emails can be sent: now, or at the first quarter hour after the quiet hours in the person's time zone. If daylight saving time skips
 * the end, it is the time after the change; if the end occurs twice, it is the first one.
 */
export function afterQuiet(now: number, quiet: QuietHours | null, timeZone: string): number {
  if (quiet === null) return now
  const isQuietAt = (at: number) => isQuiet(quiet, localTime(at, timeZone).minute)
  if (!isQuietAt(now)) return now
  let at = Math.ceil((now + 1) / QUARTER_MS) * QUARTER_MS
  while (isQuietAt(at)) at += QUARTER_MS
  return at
}

import { localTime } from './local-time.ts'

/** No mails from one time of day to another, in minutes after midnight; over midnight where `to` is the smaller one. */
export interface QuietHours {
  from: number
  to: number
}

/** Quiet hours begin and end at quarters of an hour: so do all time zones. */
export const QUARTER = 15
const QUARTER_MS = QUARTER * 60_000

/** Whether a minute of the day lies in the quiet hours. */
export const isQuiet = ({ from, to }: QuietHours, minute: number) =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to

/**
 * When mails may go out: now, or the first quarter of an hour after the quiet ones on the person's own clock. Where that
 * clock is put forward over the end, it is when it has been; where it is put back over it, the first time that it shows it.
 */
export function afterQuiet(now: number, quiet: QuietHours | null, timeZone: string): number {
  if (quiet === null) return now
  const isQuietAt = (at: number) => isQuiet(quiet, localTime(at, timeZone).minute)
  if (!isQuietAt(now)) return now
  let at = Math.ceil((now + 1) / QUARTER_MS) * QUARTER_MS
  while (isQuietAt(at)) at += QUARTER_MS
  return at
}

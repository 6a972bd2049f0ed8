import { localTime } from './local-time.ts'

export const DIGEST_FREQUENCIES = ['never', 'daily', 'weekly'] as const
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number]

/** A digest is sent in the morning, a weekly one on Mondays, in the person's own time zone. */
const MORNING = 8 * 60
/** 1970-01-01 was a Thursday. */
const TO_MONDAY = 3
/** Beyond this many the digest only gives their number. */
export const DIGEST_LENGTH = 20

function digestPeriod(at: number, frequency: 'daily' | 'weekly', timeZone: string): number {
  const { day, minute } = localTime(at, timeZone)
  const morning = minute < MORNING ? day - 1 : day
  return frequency === 'daily' ? morning : Math.floor((morning + TO_MONDAY) / 7)
}

/** Whether a digest is due: a morning has passed since the last one, or since the oldest waiting notification for the first. */
export function isDigestDue(now: number, input: { frequency: DigestFrequency; timeZone: string; since: number }): boolean {
  const { frequency, timeZone, since } = input
  return frequency !== 'never' && digestPeriod(now, frequency, timeZone) > digestPeriod(since, frequency, timeZone)
}

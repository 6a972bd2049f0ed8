import { z } from 'zod'

const UNKNOWN = 'Choose a time zone from the list.'

/** Whether this is the name of a known time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

// Names match in any letter case; only one spelling is stored.
const oneSpelling = (name: string) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone

/** The name of a time zone, such as `Africa/Lagos`. Offsets are not accepted, because they have no daylight saving time. */
export const timeZoneInput = z.object({
  timeZone: z.string(UNKNOWN).max(64, UNKNOWN).regex(/^[A-Za-z]/, UNKNOWN).refine(isTimeZone, UNKNOWN).transform(oneSpelling),
})

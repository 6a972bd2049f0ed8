import { z } from 'zod'

const UNKNOWN = 'Choose a time zone from the list.'

/** Whether a time zone is known by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

// A zone is found in any letter case; kept is one spelling, so that there are only so many.
const oneSpelling = (name: string) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone

/** The name of a place whose clock somebody goes by, such as `Africa/Lagos`. Mere offsets know no summer time. */
export const timeZoneInput = z.object({
  timeZone: z.string(UNKNOWN).max(64, UNKNOWN).regex(/^[A-Za-z]/, UNKNOWN).refine(isTimeZone, UNKNOWN).transform(oneSpelling),
})

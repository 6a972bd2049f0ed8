const DAY_MS = 24 * 3600 * 1000

/** A moment some days later, or with a negative number earlier. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

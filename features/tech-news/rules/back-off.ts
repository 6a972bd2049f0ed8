const MINUTE_MS = 60_000

/** A source that answers is fetched again after this time. */
export const FETCH_INTERVAL_MS = 60 * MINUTE_MS
export const MAX_BACK_OFF_MS = 24 * 60 * MINUTE_MS

/** The time until a source is fetched again after failures in a row: it doubles up to a day, and never ends (requirement T-8). */
export const nextFetchIn = (failures: number): number => Math.min(MAX_BACK_OFF_MS, FETCH_INTERVAL_MS * 2 ** Math.min(failures, 10))

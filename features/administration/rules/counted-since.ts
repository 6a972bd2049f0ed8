/** A metric is new while only this many days have counts. */
const NEW_DAYS = 3

/**
 * The day from which a metric is counted that began a few days ago: its chart would be a flat line with a spike. `none` if there is no count at all; null for a
 * metric that is charted. `days` and `counts` are oldest first, and `previous` is the count of the period before, if there was one.
 */
export function countedSince({ days, counts, previous, hasPast }: { days: readonly string[]; counts: readonly number[]; previous: number | null; hasPast: boolean }): string | 'none' | null {
  if (previous !== null && previous > 0) return null
  const first = counts.findIndex((count) => count > 0)
  if (first === -1) return previous === null ? 'none' : null
  return !hasPast && first >= counts.length - NEW_DAYS && counts.length > NEW_DAYS ? days[first]! : null
}

/** The days of an author’s statistics, today included. */
export const STATISTICS_DAYS = 30

const DAY_MS = 86_400_000

/**
 * How the reads of a blog of the demo world fall on the days since it was published: most on the first days, fewer later. The sum is `total`;
 * days without a read are left out. Days are those of UTC, `2026-11-28`.
 */
export function spreadReads(total: number, publishedAt: Date, now: Date): { day: string; reads: number }[] {
  const first = Math.floor(publishedAt.getTime() / DAY_MS)
  const weights = Array.from({ length: Math.floor(now.getTime() / DAY_MS) - first + 1 }, (_, at) => 1 / (at + 3))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return weights.flatMap((weight, at) => {
    const before = Math.round(sum * (total / whole))
    sum += weight
    const reads = Math.round(sum * (total / whole)) - before
    return reads === 0 ? [] : [{ day: new Date((first + at) * DAY_MS).toISOString().slice(0, 10), reads }]
  })
}

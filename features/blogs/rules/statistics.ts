/** The days of an author’s statistics, today included. */
export const STATISTICS_DAYS = 30

/** How `total` reads of a blog of the demo world fall on so many days: most on the first ones, fewer later. Days without a read are left out. */
export function spreadReads(total: number, days: number): { daysAfter: number; reads: number }[] {
  const weights = Array.from({ length: days }, (_, at) => 1 / (at + 3))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return weights.flatMap((weight, at) => {
    const before = Math.round(sum * (total / whole))
    sum += weight
    const reads = Math.round(sum * (total / whole)) - before
    return reads === 0 ? [] : [{ daysAfter: at, reads }]
  })
}

/** The given percentile of a list of numbers: 0.99 for p99. */
export const percentile = (times: readonly number[], part: number): number => [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)]!

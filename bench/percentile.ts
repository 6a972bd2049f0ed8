/** What such a part of all took at most: 0.99 for ninety-nine of a hundred. */
export const percentile = (times: readonly number[], part: number): number => [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)]!

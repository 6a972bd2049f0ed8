/**
 * Trending (requirement B-7): every like, comment and read adds its weight, and what it adds halves every two days.
 *
 * The sum Σ w·2^(−(now − t)/h) falls for all blogs alike as time goes by, so the order by it is the order by
 * log₂ Σ w·2^(t/h), which does not change with time. That logarithm is what is kept: an index can be sorted by it.
 */
export const HALF_LIFE_MS = 2 * 24 * 3600 * 1000

export const WEIGHTS = { publish: 3, like: 4, dislike: 1, comment: 6, read: 0.2 } as const
export type Attention = keyof typeof WEIGHTS

/** One event on the kept scale. */
const level = (attention: Attention, at: Date) => at.getTime() / HALF_LIFE_MS + Math.log2(WEIGHTS[attention])

/** The kept value after one more event. */
export function addAttention(kept: number, attention: Attention, at: Date): number {
  const more = level(attention, at)
  const high = Math.max(kept, more)
  return high + Math.log2(1 + 2 ** (Math.min(kept, more) - high))
}

/** The kept value after an event of `at` was taken back; never below what publishing alone gives. */
export function removeAttention(kept: number, attention: Attention, at: Date, publishedAt: Date): number {
  const floor = level('publish', publishedAt)
  const rest = 1 - 2 ** (level(attention, at) - kept)
  return rest <= 0 ? floor : Math.max(floor, kept + Math.log2(rest))
}

/** What a blog starts with when it is published. */
export const initialAttention = (publishedAt: Date) => level('publish', publishedAt)

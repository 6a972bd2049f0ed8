/**
 * Trending (requirement B-7): every like, comment and read adds its weight, which halves every two days.
 *
 * The sum Σ w·2^(−(now − t)/h) decreases for all blogs in the same proportion, so its order equals the order of
 * log₂ Σ w·2^(t/h), which does not change with time. That logarithm is stored, so that an index can sort by it.
 */
export const HALF_LIFE_MS = 2 * 24 * 3600 * 1000

export const WEIGHTS = { publish: 3, like: 4, dislike: 1, comment: 6, read: 0.2 } as const
export type Attention = keyof typeof WEIGHTS

/** The contribution of one event on the logarithmic scale. */
const level = (attention: Attention, at: Date) => at.getTime() / HALF_LIFE_MS + Math.log2(WEIGHTS[attention])

/** The stored score after one more event. */
export function addAttention(score: number, attention: Attention, at: Date): number {
  const added = level(attention, at)
  const high = Math.max(score, added)
  return high + Math.log2(1 + 2 ** (Math.min(score, added) - high))
}

/** The stored score after an event of `at` was undone; never below the score of publishing. */
export function removeAttention(score: number, attention: Attention, at: Date, publishedAt: Date): number {
  const floor = level('publish', publishedAt)
  const rest = 1 - 2 ** (level(attention, at) - score)
  return rest <= 0 ? floor : Math.max(floor, score + Math.log2(rest))
}

/** The score of a newly published blog. */
export const initialAttention = (publishedAt: Date) => level('publish', publishedAt)

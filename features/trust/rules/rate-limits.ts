import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof trustRateLimits, RateLimit> {}
}

const DAY = 24 * 3600

/** The hits are those of the highest level; the level of the person replaces them. */
export const trustRateLimits = {
  'trust.conversations': { hits: 80, seconds: DAY },
  'trust.messages': { hits: 5_000, seconds: DAY },
  'trust.posts': { hits: 100, seconds: DAY },
} as const satisfies Record<string, RateLimit>

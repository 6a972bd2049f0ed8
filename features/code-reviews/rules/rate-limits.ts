import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof codeReviewRateLimits, RateLimit> {}
}

export const codeReviewRateLimits = {
  'code-review.ask': { hits: 10, seconds: 24 * 3600 },
  /** Claims, comments and everything else. */
  'code-review.person': { hits: 60, seconds: 60 },
} as const satisfies Record<string, RateLimit>

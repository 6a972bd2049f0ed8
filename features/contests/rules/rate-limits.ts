import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof contestRateLimits, RateLimit> {}
}

export const contestRateLimits = {
  'contest.edit': { hits: 120, seconds: 3600 },
  /** Each one can notify many people. */
  'contest.cancel': { hits: 10, seconds: 24 * 3600 },
  'contest.enter': { hits: 60, seconds: 3600 },
} as const satisfies Record<string, RateLimit>

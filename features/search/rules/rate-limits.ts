import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof searchRateLimits, RateLimit> {}
}

export const searchRateLimits = {
  // A suggestion for every few letters that somebody types.
  'search.suggest': { hits: 400, seconds: 60 },
} as const satisfies Record<string, RateLimit>

import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof blogRateLimits, RateLimit> {}
}

export const blogRateLimits = {
  'publish.person': { hits: 20, seconds: 60 * 60 },
  'series.person': { hits: 120, seconds: 60 },
  'new-series.person': { hits: 20, seconds: 60 * 60 },
  'react.person': { hits: 120, seconds: 60 },
  'reads.address': { hits: 600, seconds: 60 * 60 },
  'read.address': { hits: 1, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>

import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof ownDataRateLimits, RateLimit> {}
}

export const ownDataRateLimits = {
  'export.person': { hits: 3, seconds: 24 * 3600 },
} as const satisfies Record<string, RateLimit>

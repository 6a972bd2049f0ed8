import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof connectionRateLimits, RateLimit> {}
}

export const connectionRateLimits = {
  'follow.person': { hits: 120, seconds: 60 },
  'block.person': { hits: 60, seconds: 60 },
} as const satisfies Record<string, RateLimit>

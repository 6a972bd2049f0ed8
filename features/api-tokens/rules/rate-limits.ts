import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof tokenRateLimits, RateLimit> {}
}

export const tokenRateLimits = {
  'token.create': { hits: 20, seconds: 24 * 3600 },
} as const satisfies Record<string, RateLimit>

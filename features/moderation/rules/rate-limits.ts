import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof moderationRateLimits, RateLimit> {}
}

export const moderationRateLimits = {
  'appeal.address': { hits: 60, seconds: 60 * 60 },
  'report.person': { hits: 20, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>

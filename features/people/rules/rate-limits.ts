import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof peopleRateLimits, RateLimit> {}
}

export const peopleRateLimits = {
  'topics.person': { hits: 120, seconds: 60 },
} as const satisfies Record<string, RateLimit>

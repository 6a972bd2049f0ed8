import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof profileRateLimits, RateLimit> {}
}

export const profileRateLimits = {
  'profile.person': { hits: 120, seconds: 60 },
  'import.person': { hits: 10, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>

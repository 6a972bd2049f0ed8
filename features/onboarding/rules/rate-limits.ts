import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof onboardingRateLimits, RateLimit> {}
}

export const onboardingRateLimits = {
  'first-steps.person': { hits: 30, seconds: 60 },
} as const satisfies Record<string, RateLimit>

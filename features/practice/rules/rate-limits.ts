import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof practiceRateLimits, RateLimit> {}
}

export const practiceRateLimits = {
  'code.person': { hits: 120, seconds: 60 },
  'help.person': { hits: 60, seconds: 60 },
  'hint.address': { hits: 60, seconds: 60 },
  /** Sharing solutions, and votes. */
  'solution.person': { hits: 60, seconds: 60 },
  'submit.person': { hits: 30, seconds: 60 },
} as const satisfies Record<string, RateLimit>

import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof ideaRateLimits, RateLimit> {}
}

export const ideaRateLimits = {
  /** Ideas of people without an account, and emails to confirm them. */
  'idea.network': { hits: 10, seconds: 3600 },
  'idea.address': { hits: 3, seconds: 24 * 3600 },
  'idea.submit': { hits: 10, seconds: 24 * 3600 },
  /** Joining, voting, tasks and decisions. */
  'idea.person': { hits: 120, seconds: 60 },
  'idea.similar': { hits: 60, seconds: 60 },
} as const satisfies Record<string, RateLimit>

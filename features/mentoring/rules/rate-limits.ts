import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof mentoringRateLimits, RateLimit> {}
}

export const mentoringRateLimits = {
  'mentoring.person': { hits: 120, seconds: 60 },
  /** Guessing codes of invites. */
  'mentoring.code': { hits: 20, seconds: 60 },
  'mentoring.code.address': { hits: 30, seconds: 60 },
  'mentoring.create': { hits: 20, seconds: 24 * 3600 },
  'mentoring.invite': { hits: 100, seconds: 24 * 3600 },
  'mentoring.announce': { hits: 30, seconds: 24 * 3600 },
  /** A list of 200 learners is marked one by one. */
  'mentoring.attendance': { hits: 600, seconds: 300 },
  'mentoring.upload': { hits: 60, seconds: 3600 },
} as const satisfies Record<string, RateLimit>

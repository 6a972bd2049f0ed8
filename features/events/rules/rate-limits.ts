import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof eventRateLimits, RateLimit> {}
}

export const eventRateLimits = {
  'event.answer': { hits: 60, seconds: 60 },
  'event.create': { hits: 20, seconds: 24 * 3600 },
  /** Of an account that is less than a week old. */
  'event.create.new-account': { hits: 2, seconds: 24 * 3600 },
  'event.edit': { hits: 60, seconds: 3600 },
  /** A code could be found by trying. */
  'event.attend': { hits: 10, seconds: 600 },
  'event.feedback': { hits: 20, seconds: 3600 },
  'event.feed.renew': { hits: 10, seconds: 3600 },
  'event.feed.address': { hits: 120, seconds: 3600 },
} as const satisfies Record<string, RateLimit>

import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof jobRateLimits, RateLimit> {}
}

const DAY = 24 * 3600

export const jobRateLimits = {
  /** New jobs, and those of accounts younger than a day. */
  'job.post': { hits: 10, seconds: DAY },
  'job.post-newcomer': { hits: 2, seconds: DAY },
  'job.apply': { hits: 40, seconds: DAY },
  'job.apply-newcomer': { hits: 10, seconds: DAY },
  /** Saving, hiding, moving, notes, edits and answers. */
  'job.change': { hits: 120, seconds: 60 },
  'job.resume': { hits: 20, seconds: 3600 },
  'job.preview': { hits: 60, seconds: 60 },
} as const satisfies Record<string, RateLimit>

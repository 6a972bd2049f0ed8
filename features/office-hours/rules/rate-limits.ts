import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof officeHourRateLimits, RateLimit> {}
}

export const officeHourRateLimits = {
  'office-hour.offer': { hits: 30, seconds: 3600 },
  /** Each booking sends an email. */
  'office-hour.book': { hits: 20, seconds: 3600 },
  'office-hour.edit': { hits: 60, seconds: 3600 },
  'office-hour.cancel': { hits: 60, seconds: 3600 },
} as const satisfies Record<string, RateLimit>

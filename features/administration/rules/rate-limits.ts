import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof administrationRateLimits, RateLimit> {}
}

export const administrationRateLimits = {
  /** Of all admins together: each backup takes room on the disk. */
  'administration.backup': { hits: 6, seconds: 3600 },
} as const satisfies Record<string, RateLimit>

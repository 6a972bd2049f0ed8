import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof notificationRateLimits, RateLimit> {}
}

export const notificationRateLimits = {
  'mention.person': { hits: 20, seconds: 60 * 60 },
  'inbox.person': { hits: 300, seconds: 60 },
} as const satisfies Record<string, RateLimit>

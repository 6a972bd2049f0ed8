import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof newsletterRateLimits, RateLimit> {}
}

export const newsletterRateLimits = {
  'newsletter.network': { hits: 5, seconds: 60 * 60 },
  // One address is not filled with requests to confirm.
  'newsletter.address': { hits: 3, seconds: 24 * 3600 },
  'newsletter.test': { hits: 20, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>

import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof aboutRateLimits, RateLimit> {}
}

export const aboutRateLimits = {
  'product.wait': { hits: 30, seconds: 60 * 60 },
  'contact.address': { hits: 5, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>

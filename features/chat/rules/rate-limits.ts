import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof chatRateLimits, RateLimit> {}
}

export const chatRateLimits = {
  'chat.send': { hits: 60, seconds: 60 },
  'chat.search': { hits: 240, seconds: 60 },
  'chat.change': { hits: 240, seconds: 60 },
} as const satisfies Record<string, RateLimit>

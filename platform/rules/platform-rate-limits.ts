import type { RateLimit } from './rate-limits.ts'

declare module './rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof platformRateLimits, RateLimit> {}
}

export const platformRateLimits = {
  'image.person': { hits: 60, seconds: 60 * 60 },
  'bug.address': { hits: 10, seconds: 10 * 60 },
  'token.requests': { hits: 120, seconds: 60 },
  'token.guesses': { hits: 60, seconds: 60 },
  'search.address': { hits: 120, seconds: 60 },
} as const satisfies Record<string, RateLimit>

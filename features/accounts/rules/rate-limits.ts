import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof accountRateLimits, RateLimit> {}
}

export const accountRateLimits = {
  'login.account': { hits: 100, seconds: 60 * 60 },
  'login.account-and-address': { hits: 5, seconds: 15 * 60 },
  'login.device': { hits: 5, seconds: 15 * 60 },
  'login.warning': { hits: 1, seconds: 24 * 3600 },
  'login.address': { hits: 20, seconds: 5 * 60 },
  'register.address': { hits: 20, seconds: 60 * 60 },
  'reset.address': { hits: 20, seconds: 60 * 60 },
  'email.pause': { hits: 1, seconds: 10 * 60 },
  'email.day': { hits: 5, seconds: 24 * 3600 },
  'lookup.person': { hits: 120, seconds: 60 },
  'password.person': { hits: 5, seconds: 15 * 60 },
  'switch.person': { hits: 120, seconds: 60 },
  'apply.person': { hits: 5, seconds: 24 * 3600 },
  'clock.person': { hits: 30, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>

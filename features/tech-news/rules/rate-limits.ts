import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof newsRateLimits, RateLimit> {}
}

export const newsRateLimits = {
  'news.preview': { hits: 60, seconds: 60 },
  'news.edit.person': { hits: 120, seconds: 60 * 60 },
  'news.fetch.person': { hits: 30, seconds: 60 * 60 },
  'news.mark.person': { hits: 120, seconds: 60 },
  'news.reads.address': { hits: 600, seconds: 60 * 60 },
  'news.read.address': { hits: 1, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>

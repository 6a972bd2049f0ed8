import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof courseRateLimits, RateLimit> {}
}

export const courseRateLimits = {
  /** Opening lessons, marking them, notes and enrolling. */
  'course.learn': { hits: 120, seconds: 60 },
  /** Reports of a player: one every ten seconds in each of a few windows. */
  'course.watch': { hits: 60, seconds: 60 },
  'course.quiz': { hits: 30, seconds: 600 },
  /** The answers could be found by trying. */
  'course.placement': { hits: 5, seconds: 24 * 3600 },
  'course.review': { hits: 20, seconds: 3600 },
  /** Saves of a draft: at most one every two seconds in one window. */
  'course.edit': { hits: 60, seconds: 60 },
  'course.preview': { hits: 60, seconds: 60 },
  'course.upload': { hits: 60, seconds: 3600 },
  'course.submit': { hits: 30, seconds: 3600 },
} as const satisfies Record<string, RateLimit>

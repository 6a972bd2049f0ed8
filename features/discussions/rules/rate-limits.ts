import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof discussionRateLimits, RateLimit> {}
}

export const discussionRateLimits = {
  'comment.person': { hits: 20, seconds: 5 * 60 },
  /** Rendering what was just written. */
  'comment-preview.person': { hits: 60, seconds: 60 },
  'comment-like.person': { hits: 120, seconds: 60 },
} as const satisfies Record<string, RateLimit>

import type { RateLimit } from '#platform/rules/rate-limits.ts'

declare module '#platform/rules/rate-limits.ts' {
  interface RateLimits extends Record<keyof typeof practiceRateLimits, RateLimit> {}
}

export const practiceRateLimits = {
  'code.person': { hits: 120, seconds: 60 },
  'help.person': { hits: 60, seconds: 60 },
  /** Saves of drafts of problems. */
  'problem-draft.person': { hits: 120, seconds: 60 },
  'problem-preview.person': { hits: 120, seconds: 60 },
  /** Problems that are proposed to the reviewers. */
  'problem-proposal.person': { hits: 10, seconds: 86_400 },
  /** Runs of all solutions of a draft. */
  'problem-trial.person': { hits: 20, seconds: 300 },
  'hint.address': { hits: 60, seconds: 60 },
  /** Sharing solutions, and votes. */
  'solution.person': { hits: 60, seconds: 60 },
  'submit.person': { hits: 30, seconds: 60 },
} as const satisfies Record<string, RateLimit>

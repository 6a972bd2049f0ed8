import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'code-reviews.ask': true
    'code-reviews.answer': true
  }
}

export const codeReviewRights: readonly RightDefinition[] = [
  { name: 'code-reviews.ask', label: 'Ask for code reviews', roles: ['learner', 'mentor', 'admin'] },
  { name: 'code-reviews.answer', label: 'Review code for learners who ask for a review', roles: ['mentor', 'admin'] },
]

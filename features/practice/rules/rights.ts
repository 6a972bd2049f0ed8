import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'practice.submit': true
    'problems.edit': true
    'problems.propose': true
    'problems.publish': true
  }
}

export const practiceRights: readonly RightDefinition[] = [
  { name: 'practice.submit', label: 'Submit solutions to the judge', roles: ['learner', 'mentor', 'admin'] },
  { name: 'problems.propose', label: 'Write and submit their own problems', roles: ['mentor', 'admin'] },
  { name: 'problems.edit', label: 'Edit and unpublish any problem', roles: ['admin'] },
  { name: 'problems.publish', label: 'Publish problems without a review, and review those of others', roles: ['admin'] },
]

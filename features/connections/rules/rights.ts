import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'people.follow': true
  }
}

export const connectionRights: readonly RightDefinition[] = [
  { name: 'people.follow', label: 'Follow people', roles: ['learner', 'mentor', 'admin'] },
]

import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'ideas.join': true
    'ideas.manage': true
  }
}

export const ideaRights: readonly RightDefinition[] = [
  { name: 'ideas.join', label: 'Join ideas, vote for them and work on them', roles: ['learner', 'mentor', 'admin'] },
  { name: 'ideas.manage', label: 'Change the status of ideas and merge them', roles: ['admin'] },
]

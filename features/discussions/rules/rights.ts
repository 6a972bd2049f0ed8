import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'discussions.write': true
    'discussions.remove': true
  }
}

export const discussionRights: readonly RightDefinition[] = [
  { name: 'discussions.write', label: 'Take part in discussions of problems, solutions, lessons, news and ideas', roles: ['learner', 'mentor', 'admin'] },
  { name: 'discussions.remove', label: 'Remove other people’s comments from discussions', roles: ['admin'] },
]

import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'content.report': true
    'reports.decide': true
    'people.ban': true
  }
}

export const moderationRights: readonly RightDefinition[] = [
  { name: 'content.report', label: 'Report blogs, comments and problems', roles: ['learner', 'mentor', 'admin'] },
  { name: 'reports.decide', label: 'Review reports and answer appeals', roles: ['admin'] },
  { name: 'people.ban', label: 'Propose and confirm bans', roles: ['admin'] },
]

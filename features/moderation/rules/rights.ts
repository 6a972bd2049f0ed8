import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'content.report': true
    'reports.decide': true
  }
}

export const moderationRights: readonly RightDefinition[] = [
  { name: 'content.report', label: 'Report blogs, comments, problems and remarks', roles: ['learner', 'mentor', 'admin'] },
  { name: 'reports.decide', label: 'Look at reports and decide them', roles: ['admin'] },
]

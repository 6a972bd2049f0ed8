import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'mentoring.lead': true
    'mentoring.learn': true
    'mentoring.oversee': true
  }
}

export const mentoringRights: readonly RightDefinition[] = [
  { name: 'mentoring.learn', label: 'Join mentor groups and hand in assignments', roles: ['learner', 'mentor', 'admin'] },
  { name: 'mentoring.lead', label: 'Run mentor groups', roles: ['mentor'] },
  { name: 'mentoring.oversee', label: 'Assign new mentors to groups without a mentor', roles: ['admin'] },
]

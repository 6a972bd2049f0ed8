import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'courses.learn': true
    'courses.write': true
    'courses.approve': true
  }
}

export const courseRights: readonly RightDefinition[] = [
  { name: 'courses.learn', label: 'Take courses and review them', roles: ['learner', 'mentor', 'admin'] },
  { name: 'courses.write', label: 'Write courses', roles: ['mentor', 'admin'] },
  { name: 'courses.approve', label: 'Approve and archive courses, revoke certificates', roles: ['admin'] },
]

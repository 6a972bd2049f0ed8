import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'contests.enter': true
    'contests.host': true
    'contests.manage': true
  }
}

export const contestRights: readonly RightDefinition[] = [
  { name: 'contests.enter', label: 'Take part in contests', roles: ['learner', 'mentor', 'admin'] },
  { name: 'contests.host', label: 'Host contests', roles: ['mentor', 'admin'] },
  { name: 'contests.manage', label: 'Change and cancel all contests', roles: ['admin'] },
]

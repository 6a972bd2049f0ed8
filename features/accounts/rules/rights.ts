import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'people.look-up': true
    'roles.apply': true
    'grants.change': true
    'people.manage': true
    'applications.decide': true
  }
}

export const accountRights: readonly RightDefinition[] = [
  { name: 'people.look-up', label: 'Look up people by their username', roles: ['learner', 'mentor', 'admin'] },
  { name: 'roles.apply', label: 'Apply to be a mentor', roles: ['learner', 'admin'] },
  { name: 'applications.decide', label: 'Review mentor applications', roles: ['admin'] },
  { name: 'people.manage', label: 'Find, suspend and unsuspend accounts', roles: ['admin'] },
  { name: 'grants.change', label: 'Grant and remove roles', roles: ['admin'], fixed: true },
]

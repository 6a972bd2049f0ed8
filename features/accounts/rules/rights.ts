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
  { name: 'roles.apply', label: 'Ask to be a mentor', roles: ['learner', 'admin'] },
  { name: 'applications.decide', label: 'Decide who becomes a mentor', roles: ['admin'] },
  { name: 'people.manage', label: 'Find any account, suspend it, let it back in', roles: ['admin'] },
  { name: 'grants.change', label: 'Give and take roles', roles: ['admin'], fixed: true },
]

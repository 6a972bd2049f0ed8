import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'rights.change': true
    'audit.read': true
    'health.read': true
    'tasks.manage': true
    'switches.change': true
    'templates.edit': true
  }
}

export const administrationRights: readonly RightDefinition[] = [
  { name: 'rights.change', label: 'Change role permissions', roles: ['admin'], fixed: true },
  { name: 'audit.read', label: 'Read the audit log', roles: ['admin'] },
  { name: 'health.read', label: 'View site health', roles: ['admin'] },
  { name: 'templates.edit', label: 'Edit reason templates', roles: ['admin'] },
  { name: 'tasks.manage', label: 'Retry and discard failed tasks, and run restore drills', roles: ['admin'] },
  { name: 'switches.change', label: 'Turn features on and off', roles: ['admin'] },
]

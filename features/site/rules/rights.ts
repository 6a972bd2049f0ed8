import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'site.edit': true
  }
}

export const siteRights: readonly RightDefinition[] = [
  { name: 'site.edit', label: 'Edit the site’s texts', roles: ['admin'] },
]

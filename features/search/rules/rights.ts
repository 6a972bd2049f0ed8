import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'search.manage': true
  }
}

export const searchRights: readonly RightDefinition[] = [{ name: 'search.manage', label: 'See searches without results and rebuild the search index', roles: ['admin'] }]

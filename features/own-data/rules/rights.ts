import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'people.data': true
  }
}

export const ownDataRights: readonly RightDefinition[] = [{ name: 'people.data', label: 'Export, erase and merge accounts on request', roles: ['admin'], fixed: true }]

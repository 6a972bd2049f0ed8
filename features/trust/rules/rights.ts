import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'trust.manage': true
  }
}

export const trustRights: readonly RightDefinition[] = [{ name: 'trust.manage', label: 'Change trust levels and set them by hand', roles: ['admin'] }]

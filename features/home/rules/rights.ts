import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'home.feature': true
  }
}

export const homeRights: readonly RightDefinition[] = [{ name: 'home.feature', label: 'Choose what is featured on the home page', roles: ['admin'] }]

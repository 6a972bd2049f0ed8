import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'tokens.create': true
  }
}

export const tokenRights: readonly RightDefinition[] = [{ name: 'tokens.create', label: 'Create personal access tokens', roles: ['learner', 'mentor', 'admin'] }]

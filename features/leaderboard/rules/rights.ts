import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'scores.edit': true
  }
}

export const leaderboardRights: readonly RightDefinition[] = [
  { name: 'scores.edit', label: 'Change points for solved problems', roles: ['admin'] },
]

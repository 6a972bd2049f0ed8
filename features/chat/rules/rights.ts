import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'chat.write': true
  }
}

export const chatRights: readonly RightDefinition[] = [{ name: 'chat.write', label: 'Write messages', roles: ['learner', 'mentor', 'admin'] }]

import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'contact.answer': true
  }
}

export const aboutRights: readonly RightDefinition[] = [
  { name: 'contact.answer', label: 'Read and answer contact messages', roles: ['admin'] },
]

import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'newsletter.edit': true
  }
}

export const newsletterRights: readonly RightDefinition[] = [{ name: 'newsletter.edit', label: 'Edit and cancel the newsletter', roles: ['admin'] }]

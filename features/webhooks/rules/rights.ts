import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'webhooks.manage': true
  }
}

export const webhookRights: readonly RightDefinition[] = [{ name: 'webhooks.manage', label: 'Manage webhooks', roles: ['admin'] }]

import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'news.edit': true
    'news.sources': true
  }
}

export const newsRights: readonly RightDefinition[] = [
  { name: 'news.edit', label: 'Write, feature, hide and correct news', roles: ['mentor', 'admin'] },
  { name: 'news.sources', label: 'Manage news sources', roles: ['admin'] },
]

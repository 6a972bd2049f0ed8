import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'news.edit': true
    'news.publish': true
    'news.sources': true
  }
}

export const newsRights: readonly RightDefinition[] = [
  { name: 'news.edit', label: 'Write and propose news', roles: ['mentor', 'admin'] },
  { name: 'news.publish', label: 'Publish, correct, feature and hide news, and review articles of others', roles: ['mentor', 'admin'] },
  { name: 'news.sources', label: 'Manage news sources', roles: ['admin'] },
]

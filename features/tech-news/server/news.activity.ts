import type { ActivityDefinition } from '#features/activity/server/public.ts'
import { commentPathOf } from '#features/discussions/rules/comments.ts'
import { articlePath } from '../rules/paths.ts'
import { DISCUSSED_ARTICLE } from './articles.queries.ts'

declare module '#features/activity/server/activity-kinds.ts' {
  interface ActivityKinds {
    'news.discussed': true
  }
}

export const newsActivities: Record<string, ActivityDefinition> = {
  'news.discussed': { verb: 'commented on', subject: DISCUSSED_ARTICLE, path: (address) => commentPathOf(address, articlePath) },
}

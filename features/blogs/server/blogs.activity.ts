import type { ActivityDefinition } from '#features/activity/server/public.ts'
import { commentPathOf } from '#features/discussions/rules/comments.ts'
import { blogPath } from '../rules/paths.ts'
import { COMMENTED_BLOG, PUBLISHED_BLOG } from './activity.queries.ts'

declare module '#features/activity/server/activity-kinds.ts' {
  interface ActivityKinds {
    'blog.published': true
    'comment.written': true
  }
}

export const blogActivities: Record<string, ActivityDefinition> = {
  'blog.published': { verb: 'published', subject: PUBLISHED_BLOG, path: blogPath },
  'comment.written': { verb: 'commented on', subject: COMMENTED_BLOG, path: (address) => commentPathOf(address, blogPath) },
}

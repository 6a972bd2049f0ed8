import { defineFeature } from '#platform/server/feature.ts'
import { discussionNotifications } from '../rules/notification-kinds.ts'
import { discussionPersonalData } from '../rules/personal-data.ts'
import { discussionRateLimits } from '../rules/rate-limits.ts'
import { discussionRights } from '../rules/rights.ts'
import { discussionListeners } from './discussions.listeners.ts'
import { moderatedComments } from './discussions.moderation.ts'

export const discussions = defineFeature({
  name: 'discussions',
  schema: () => Promise.all([import('./comment.schema.ts'), import('./discussions.live.ts'), import('./discussions.schema.ts')]),
  rights: discussionRights,
  rateLimits: discussionRateLimits,
  personalData: discussionPersonalData,
  listeners: discussionListeners,
  contributes: {
    personContent: {
      comments: { label: 'Comments in discussions', table: 'comments', owner: 'author_id', deletedAt: 'deleted_at' },
    },
    moderation: moderatedComments,
    notifications: discussionNotifications,
    auditActions: {
      'discussion-comment.removed': 'removed a comment on',
      // Entries from the time when comments on problems were a separate kind.
      'remark.removed': 'removed a comment on',
    },
  },
  // Comments are not part of cached pages.
  cacheTags: {
    'discussion.commented': 'none',
    'discussion.changed': 'none',
    'discussion.accepted': 'none',
    'discussion.liked': 'none',
    'discussions.erased': 'none',
  },
})

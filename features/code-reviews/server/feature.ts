import { defineFeature } from '#platform/server/feature.ts'
import { codeReviewNotifications } from '../rules/notification-kinds.ts'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'
import { codeReviewPersonalData } from '../rules/personal-data.ts'
import { codeReviewRateLimits } from '../rules/rate-limits.ts'
import { codeReviewRights } from '../rules/rights.ts'
import { codeReviewTasks } from './code-reviews.tasks.ts'
import { thanksOfProfile } from './profile-part.ts'
import { codeReviewListeners } from './reviews.listeners.ts'
import { moderatedReviews } from './reviews.moderation.ts'
import { countWaitingReviews } from './reviews.queries.ts'

export const codeReviews = defineFeature({
  name: 'code-reviews',
  schema: () => Promise.all([import('./answering.schema.ts'), import('./reviews.schema.ts'), import('./reviews.live.ts')]),
  rights: codeReviewRights,
  rateLimits: codeReviewRateLimits,
  personalData: codeReviewPersonalData,
  listeners: codeReviewListeners,
  tasks: codeReviewTasks,
  contributes: {
    moderation: moderatedReviews,
    auditActions: { 'code-review-comment.removed': 'removed' },
    profileParts: { codeReviews: thanksOfProfile },
    notifications: codeReviewNotifications,
    waiting: { codeReviews: { label: 'Code reviews', path: CODE_REVIEWS_PATH, right: 'code-reviews.answer', aimHours: 48, count: countWaitingReviews } },
    searchPlaces: { [CODE_REVIEWS_PATH]: { title: 'Code reviews', keywords: 'review mentor feedback submission code comments' } },
  },
  cacheTags: { 'code-review.sent': 'none', 'code-review.replied': 'none', 'code-review.changed': 'none', 'code-review.thanked': ({ mentorId }) => (mentorId === null ? [] : [`person:${mentorId}`]) },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedCodeReviews(services, world),
})

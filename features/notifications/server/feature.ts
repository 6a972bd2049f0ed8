import { defineFeature } from '#platform/server/feature.ts'
import { notificationPersonalData } from '../rules/personal-data.ts'
import { notificationRateLimits } from '../rules/rate-limits.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { notificationListeners } from './notifications.listeners.ts'
import { addNotificationRoutes } from './notifications.routes.ts'
import { notificationTasks } from './notifications.tasks.ts'

export const notifications = defineFeature({
  name: 'notifications',
  schema: () => Promise.all([import('./notifications.live.ts'), import('./notifications.schema.ts'), import('./settings.schema.ts')]),
  rateLimits: notificationRateLimits,
  personalData: notificationPersonalData,
  routes: addNotificationRoutes,
  tasks: notificationTasks,
  listeners: notificationListeners,
  contributes: { searchPlaces },
  cacheTags: { 'inbox.changed': 'none' },
  // Loaded on demand: only a new database is seeded.
  seed: async (services, world) => (await import('./seed.ts')).seedNotifications(services, world),
})

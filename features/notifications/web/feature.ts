import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { bellIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { NOTIFICATIONS_PATH } from '../rules/paths.ts'

export const notifications = defineWebFeature({
  name: 'notifications',
  screens: [
    { path: '/notifications', page: 'features/notifications/web/NotificationsPage.tsx' },
    { path: '/unsubscribe', page: 'features/notifications/web/UnsubscribePage.tsx' },
  ],
  navigation: [{ to: NOTIFICATIONS_PATH, label: 'Notifications', icon: bellIcon, position: [2, 4] }],
  shortcuts: [{ keys: ['g', 'n'], to: NOTIFICATIONS_PATH, label: 'Go to Notifications' }],
  contributes: {
    settings: [
      {
        name: 'notifications',
        label: 'Notifications',
        position: 6,
        Component: lazyPart(() => import('./NotificationSettings.tsx').then((module) => module.NotificationSettings)),
      },
    ],
  },
})

import { defineFeature } from '#platform/server/feature.ts'
import { tagsOfPerson } from '#features/people/rules/cache-tags.ts'
import { leaderboardNotifications } from '../rules/notification-kinds.ts'
import { leaderboardPersonalData } from '../rules/personal-data.ts'
import { leaderboardRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { leaderboardListeners } from './leaderboard.listeners.ts'
import { leaderboardNotificationListeners } from './notifications.listeners.ts'
import { leaderboardTasks } from './leaderboard.tasks.ts'

const boardTags = () => ['leaderboard']

export const leaderboard = defineFeature({
  name: 'leaderboard',
  schema: () => Promise.all([import('./badges.schema.ts'), import('./leaderboard.live.ts'), import('./leaderboard.schema.ts')]),
  rights: leaderboardRights,
  personalData: leaderboardPersonalData,
  tasks: leaderboardTasks,
  listeners: [...leaderboardListeners, ...leaderboardNotificationListeners],
  contributes: {
    searchPlaces,
    notifications: leaderboardNotifications,
    auditPages: { formula: { of: () => '/admin/scores' } },
    auditActions: {
      'formula.changed': 'changed points for solved problems to',
    },
  },
  cacheTags: {
    'badge.earned': tagsOfPerson,
    'badge.lost': tagsOfPerson,
    'elite.invited': 'none',
    'rank.moved': 'none',
    'scores.changed': boardTags,
    'profile.changed': boardTags,
    'person.left': boardTags,
    'person.suspended': boardTags,
  },
  // Loaded on demand, because only a new database is seeded.
  seed: async (services, world) => (await import('./seed.ts')).seedActivity(services, world),
})

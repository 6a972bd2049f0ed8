import { defineFeature } from '#platform/server/feature.ts'
import { connectionPersonalData } from '../rules/personal-data.ts'
import { connectionRateLimits } from '../rules/rate-limits.ts'
import { connectionRights } from '../rules/rights.ts'
import { connectionNotifications } from '../rules/notification-kinds.ts'
import { connectionActivities } from './connections.activity.ts'
import { connectionListeners } from './connections.listeners.ts'

const bothPeopleTags = ({ personId, by }: { personId: string; by: string }) => ['people', `person:${personId}`, `person:${by}`]
const allPeopleTags = () => ['people']

export const connections = defineFeature({
  name: 'connections',
  schema: () => Promise.all([import('./connections.schema.ts'), import('./people.schema.ts')]),
  rights: connectionRights,
  rateLimits: connectionRateLimits,
  personalData: connectionPersonalData,
  listeners: connectionListeners,
  contributes: { activities: connectionActivities, notifications: connectionNotifications, searchPlaces: { '/connections': { title: 'Connections', keywords: 'people members network friends' } } },
  cacheTags: {
    'person.blocked': 'none',
    'person.unblocked': 'none',
    'person.followed': bothPeopleTags,
    'person.unfollowed': bothPeopleTags,
    'profile.changed': allPeopleTags,
    'person.left': allPeopleTags,
    'person.suspended': allPeopleTags,
  },
  // Loaded on demand: only a new database is seeded.
  seed: async (services, world) => (await import('./seed.ts')).seedFollows(services, world),
})

import { defineFeature } from '#platform/server/feature.ts'
import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { trustNotifications } from '../rules/notification-kinds.ts'
import { trustPersonalData } from '../rules/personal-data.ts'
import { trustRateLimits } from '../rules/rate-limits.ts'
import { trustRights } from '../rules/rights.ts'
import { demoteAfterDecision, promotePeople } from './change-level.ts'
import { trustListeners } from './trust.listeners.ts'

export const trust = defineFeature({
  name: 'trust',
  schema: () => import('./trust.schema.ts'),
  rights: trustRights,
  rateLimits: trustRateLimits,
  personalData: trustPersonalData,
  tasks: [defineSchedule('trust.promote', 'Raise trust levels', '37 * * * *', promotePeople), defineTask('trust.demote', demoteAfterDecision)],
  listeners: trustListeners,
  contributes: {
    notifications: trustNotifications,
    auditPages: { trust: { of: () => '/admin/trust' }, 'trust.set': 'person', 'trust.automatic': 'person' },
    auditActions: { 'trust.level-changed': 'changed the trust level', 'trust.set': 'set the trust level of', 'trust.automatic': 'made the trust level automatic for' },
    searchPlaces: {
      '/admin/trust': { title: 'Trust levels', keywords: 'admin limits links pictures messages posts promotion', readers: ['right:trust.manage'] },
      [settingsPath('trust')]: { title: 'Trust level', keywords: 'settings limits promotion new member regular', readers: ['member'] },
    },
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedTrust(services, world),
  cacheTags: { 'trust.changed': 'none' },
})

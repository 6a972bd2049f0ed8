import { defineFeature } from '#platform/server/feature.ts'
import { administrationNotifications } from '../rules/notification-kinds.ts'
import { administrationPersonalData } from '../rules/personal-data.ts'
import { administrationRateLimits } from '../rules/rate-limits.ts'
import { administrationRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { adminPath } from '../rules/sections.ts'
import { administrationListeners } from './administration.listeners.ts'
import { administrationMetrics } from './overview/administration.metrics.ts'
import { administrationWaiting } from './overview/administration.waiting.ts'
import { countVisits } from './visits.routes.ts'
import { administrationTasks, rollUpFirst } from './administration.tasks.ts'

export const administration = defineFeature({
  name: 'administration',
  schema: () =>
    Promise.all([
      import('./approvals.schema.ts'),
      import('./charts.schema.ts'),
      import('./groups.schema.ts'),
      import('./listings.schema.ts'),
      import('./operations.schema.ts'),
      import('./overview.schema.ts'),
      import('./people.schema.ts'),
      import('./person.schema.ts'),
      import('./rights.schema.ts'),
      import('./switches.schema.ts'),
    ]),
  rights: administrationRights,
  personalData: administrationPersonalData,
  rateLimits: administrationRateLimits,
  routes: countVisits,
  tasks: administrationTasks,
  onStart: rollUpFirst,
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => {
    await rollUpFirst(services)
    await (await import('./seed.ts')).seedPermissionGroup(services, world)
  },
  listeners: administrationListeners,
  cacheTags: { 'approval.decided': 'none', 'rights-group.given': 'none', 'rights-group.changed': 'none' },
  contributes: {
    searchPlaces,
    waiting: administrationWaiting,
    metrics: administrationMetrics,
    notifications: administrationNotifications,
    auditPages: {
      template: { of: () => adminPath('templates') },
      rights: { of: () => adminPath('rights') },
      'rights-group': { of: () => adminPath('groups') },
      'rights-group.given': 'person',
      'rights-group.taken': 'person',
      switch: { of: () => `${adminPath('operations')}?filter=switches` },
      task: { of: () => adminPath('operations') },
      backup: { of: () => `${adminPath('operations')}?filter=backups` },
      drill: { of: () => `${adminPath('operations')}?filter=backups` },
    },
    auditActions: {
      'template.saved': 'saved the reason template',
      'template.deleted': 'deleted the reason template',
      'rights.changed': 'changed the permissions of',
      'rights-group.created': 'created the permission group',
      'rights-group.changed': 'changed the permission group',
      'rights-group.deleted': 'deleted the permission group',
      'rights-group.given': 'gave a permission group to',
      'rights-group.taken': 'took a permission group from',
      'person.logged-out': 'ended sessions of',
      'switch.on': 'turned on',
      'switch.off': 'turned off',
      'task.retried': 'retried the failed task',
      'task.discarded': 'discarded the failed task',
      'backup.requested': 'requested a backup of the',
      'drill.requested': 'requested a restore drill of the',
    },
  },
})

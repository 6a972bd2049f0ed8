import { defineFeature } from '#platform/server/feature.ts'
import { administrationNotifications } from '../rules/notification-kinds.ts'
import { administrationPersonalData } from '../rules/personal-data.ts'
import { administrationRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { administrationListeners } from './administration.listeners.ts'
import { administrationMetrics } from './overview/administration.metrics.ts'
import { administrationWaiting } from './overview/administration.waiting.ts'
import { countVisits } from './visits.routes.ts'
import { administrationTasks, rollUpFirst } from './administration.tasks.ts'
import './approvals.schema.ts'
import './charts.schema.ts'
import './operations.schema.ts'
import './overview.schema.ts'
import './people.schema.ts'
import './rights.schema.ts'

export const administration = defineFeature({
  name: 'administration',
  rights: administrationRights,
  personalData: administrationPersonalData,
  routes: countVisits,
  tasks: administrationTasks,
  onStart: rollUpFirst,
  seed: rollUpFirst,
  listeners: administrationListeners,
  cacheTags: { 'approval.decided': 'none' },
  contributes: {
    searchPlaces,
    waiting: administrationWaiting,
    metrics: administrationMetrics,
    notifications: administrationNotifications,
    auditActions: {
      'template.saved': 'saved the reason template',
      'template.deleted': 'deleted the reason template',
      'rights.changed': 'changed the permissions of',
      'task.retried': 'retried the failed task',
      'task.discarded': 'discarded the failed task',
      'drill.requested': 'requested a restore drill of the',
    },
  },
})

import { defineFeature } from '#platform/server/feature.ts'
import { administrationNotifications } from '../rules/notification-kinds.ts'
import { administrationRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { administrationListeners } from './administration.listeners.ts'
import './overview.schema.ts'
import './people.schema.ts'
import './rights.schema.ts'

export const administration = defineFeature({
  name: 'administration',
  rights: administrationRights,
  listeners: administrationListeners,
  contributes: {
    searchPlaces,
    notifications: administrationNotifications,
    auditActions: {
      'rights.changed': 'changed the permissions of',
    },
  },
})

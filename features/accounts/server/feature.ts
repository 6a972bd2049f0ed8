import { defineFeature } from '#platform/server/feature.ts'
import { tagsOfPerson } from '#features/people/rules/cache-tags.ts'
import { accountPersonalData } from '../rules/personal-data.ts'
import { accountRateLimits } from '../rules/rate-limits.ts'
import { accountRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { addAccountRoutes } from './accounts.routes.ts'
import { addOtherAddresses } from './other-addresses.routes.ts'
import { accountTasks } from './accounts.tasks.ts'

export const accounts = defineFeature({
  name: 'accounts',
  schema: () => Promise.all([import('./accounts.schema.ts'), import('./roles.schema.ts')]),
  rights: accountRights,
  rateLimits: accountRateLimits,
  personalData: accountPersonalData,
  routes: (app) => {
    addAccountRoutes(app)
    addOtherAddresses(app)
  },
  tasks: accountTasks,
  contributes: {
    switches: { registrations: { label: 'Sign-up', message: 'Sign-up is closed right now. Try again later.' } },
    searchPlaces,
    auditPages: { grant: 'person', application: 'person', person: 'person' },
    auditActions: {
      'grant.given': 'granted a role to',
      'grant.taken': 'removed a role from',
      'application.granted': 'accepted the application of',
      'application.declined': 'declined the application of',
      'person.suspended': 'suspended',
      'person.let-back': 'unsuspended',
      'person.suspension-over': 'ended the suspension of',
    },
  },
  cacheTags: {
    'account.registered': 'none',
    'person.left': tagsOfPerson,
    'person.suspended': tagsOfPerson,
    'role.applied': 'none',
    'role.decided': 'none',
    'time-zone.chosen': 'none',
  },
})

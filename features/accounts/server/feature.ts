import { defineFeature } from '#platform/server/feature.ts'
import { accountPersonalData } from '../rules/personal-data.ts'
import { accountRateLimits } from '../rules/rate-limits.ts'
import { accountRights } from '../rules/rights.ts'
import { addAccountRoutes } from './accounts.routes.ts'
import { accountTasks } from './accounts.tasks.ts'
import './accounts.schema.ts'
import './roles.schema.ts'

const ofPerson = ({ personId }: { personId: string }) => [`person:${personId}`]

export const accounts = defineFeature({
  name: 'accounts',
  rights: accountRights,
  rateLimits: accountRateLimits,
  personalData: accountPersonalData,
  routes: addAccountRoutes,
  tasks: accountTasks,
  cacheTags: {
    'account.registered': 'none',
    'person.left': ofPerson,
    'person.suspended': ofPerson,
    'role.applied': 'none',
    'role.decided': 'none',
    'time-zone.chosen': 'none',
  },
})

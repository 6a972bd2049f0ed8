import { defineFeature } from '#platform/server/feature.ts'
import { ownPersonalData } from '../rules/personal-data.ts'
import { ownDataRights } from '../rules/rights.ts'
import { ownDataRateLimits } from '../rules/rate-limits.ts'
import { addOwnDataRoutes } from './own-data.routes.ts'
import { packExport, sweepFiles, sweepOwnData } from './own-data.tasks.ts'

export const ownData = defineFeature({
  name: 'own-data',
  schema: () => Promise.all([import('./on-request.schema.ts'), import('./own-data.schema.ts')]),
  rights: ownDataRights,
  cacheTags: { 'accounts.merged': ({ personId, into }) => ['blogs', 'courses', 'events', 'ideas', 'jobs', 'leaderboard', 'news', 'people', 'site', `person:${personId}`, `person:${into}`] },
  contributes: {
    auditPages: { accounts: 'person', export: 'person', erasure: 'person' },
    auditActions: {
      'accounts.merged': 'merged away the account of',
      'accounts.received': 'merged another account into',
      'export.requested': 'requested an export of the data of',
      'export.downloaded': 'downloaded the data of',
      'erasure.requested': 'requested the deletion of',
      'erasure.canceled': 'canceled the deletion of',
    },
    searchPlaces: { '/settings?section=data': { title: 'Your data', keywords: 'settings export download delete account archive gdpr', readers: ['member'] } },
  },
  rateLimits: ownDataRateLimits,
  personalData: ownPersonalData,
  routes: addOwnDataRoutes,
  tasks: [packExport, sweepFiles, sweepOwnData],
})

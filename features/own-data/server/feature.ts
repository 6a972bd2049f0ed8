import { defineFeature } from '#platform/server/feature.ts'
import { ownPersonalData } from '../rules/personal-data.ts'
import { ownDataRateLimits } from '../rules/rate-limits.ts'
import { addOwnDataRoutes } from './own-data.routes.ts'
import { packExport, sweepFiles, sweepOwnData } from './own-data.tasks.ts'
import './own-data.schema.ts'

export const ownData = defineFeature({
  name: 'own-data',
  contributes: { searchPlaces: { '/settings?section=data': { title: 'Your data', keywords: 'settings export download delete account archive gdpr', readers: ['member'] } } },
  rateLimits: ownDataRateLimits,
  personalData: ownPersonalData,
  routes: addOwnDataRoutes,
  tasks: [packExport, sweepFiles, sweepOwnData],
})

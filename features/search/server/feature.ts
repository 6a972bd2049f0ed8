import { openContext } from '#platform/server/context.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { searchPersonalData } from '../rules/personal-data.ts'
import { searchRateLimits } from '../rules/rate-limits.ts'
import { searchRights } from '../rules/rights.ts'
import { searchListeners } from './search.listeners.ts'
import { searchPart } from './search-status.ts'
import { rebuildIfOutdated, requestRebuild, searchTasks } from './search.tasks.ts'

export const search = defineFeature({
  name: 'search',
  schema: () => Promise.all([import('./search-admin.schema.ts'), import('./search.schema.ts')]),
  rights: searchRights,
  rateLimits: searchRateLimits,
  personalData: searchPersonalData,
  tasks: searchTasks,
  listeners: searchListeners,
  contributes: {
    searchPlaces: { '/admin/search': { title: 'Search index', keywords: 'admin searches without results rebuild', readers: ['right:search.manage'] } },
    metrics: { 'search-misses': { label: 'Searches without a result', unit: 'searches' } },
    statusParts: { search: searchPart },
    auditPages: { search: { of: () => '/admin/search' } },
    auditActions: { 'search.rebuilt': 'rebuilt the search index', 'search.miss-dismissed': 'dismissed the search' },
  },
  cacheTags: { 'search.indexed': () => ['search'] },
  onStart: (services) => rebuildIfOutdated(openContext(services)),
  // The demo content is written without signals.
  seed: (services) => requestRebuild(openContext(services)),
})

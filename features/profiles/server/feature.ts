import { defineFeature } from '#platform/server/feature.ts'
import { tagsOfPerson } from '#features/people/rules/cache-tags.ts'
import { profilePersonalData } from '../rules/personal-data.ts'
import { profileRateLimits } from '../rules/rate-limits.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { moderatedProfiles } from './profiles.moderation.ts'
import { addProfileRoutes } from './profiles.routes.ts'
import { personSearch } from './profiles.search.ts'
import { importRepositoriesTask } from './profiles.tasks.ts'

export const profiles = defineFeature({
  name: 'profiles',
  schema: () => Promise.all([import('./profile-editing.schema.ts'), import('./profiles.schema.ts')]),
  rateLimits: profileRateLimits,
  personalData: profilePersonalData,
  routes: addProfileRoutes,
  tasks: [importRepositoriesTask],
  contributes: { search: { person: personSearch }, searchPlaces, moderation: moderatedProfiles, auditPages: { profile: 'person' }, auditActions: { 'profile.removed': 'removed' } },
  cacheTags: { 'profile.changed': tagsOfPerson, 'person.renamed': 'none' },
  // Loaded on demand: only a new database is seeded.
  seed: async (services, world) => (await import('./seed.ts')).seedProfiles(services, world),
})

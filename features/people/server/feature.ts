import { defineFeature } from '#platform/server/feature.ts'
import { peoplePersonalData } from '../rules/personal-data.ts'
import { peopleRateLimits } from '../rules/rate-limits.ts'

export const people = defineFeature({
  name: 'people',
  schema: () => Promise.all([import('./followed-topics.schema.ts'), import('./person.schema.ts')]),
  rateLimits: peopleRateLimits,
  personalData: peoplePersonalData,
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedPeople(services, world),
})

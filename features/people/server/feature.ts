import { defineFeature } from '#platform/server/feature.ts'
import { peoplePersonalData } from '../rules/personal-data.ts'
import { peopleRateLimits } from '../rules/rate-limits.ts'
import './interests.schema.ts'
import './person.schema.ts'

export const people = defineFeature({
  name: 'people',
  rateLimits: peopleRateLimits,
  personalData: peoplePersonalData,
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedPeople(services, world),
})

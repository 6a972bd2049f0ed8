import { defineFeature } from '#platform/server/feature.ts'
import './person.schema.ts'

export const people = defineFeature({
  name: 'people',
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedPeople(services, world),
})

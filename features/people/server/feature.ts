import { defineFeature } from '#platform/server/feature.ts'
import './person.schema.ts'

export const people = defineFeature({ name: 'people' })

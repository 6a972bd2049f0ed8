import { defineFeature } from '#platform/server/feature.ts'
import { tagsOfPerson } from '#features/people/rules/cache-tags.ts'
import { activityPersonalData } from '../rules/personal-data.ts'
import './activity.schema.ts'

export const activity = defineFeature({
  name: 'activity',
  personalData: activityPersonalData,
  cacheTags: { 'activity.recorded': tagsOfPerson, 'activity.taken-back': tagsOfPerson },
})

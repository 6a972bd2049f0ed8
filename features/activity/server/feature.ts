import { defineFeature } from '#platform/server/feature.ts'
import { tagsOfPerson } from '#features/people/rules/cache-tags.ts'
import { activityPersonalData } from '../rules/personal-data.ts'

export const activity = defineFeature({
  name: 'activity',
  schema: () => import('./activity.schema.ts'),
  personalData: activityPersonalData,
  cacheTags: { 'activity.recorded': tagsOfPerson, 'activity.taken-back': tagsOfPerson },
})

import { defineFeature } from '#platform/server/feature.ts'
import { tagsOfPerson } from '#features/profiles/rules/cache-tags.ts'
import { activityPersonalData } from '../rules/personal-data.ts'
import { activityListeners } from './activity.listeners.ts'
import './activity.schema.ts'

export const activity = defineFeature({
  name: 'activity',
  personalData: activityPersonalData,
  listeners: activityListeners,
  cacheTags: { 'activity.recorded': tagsOfPerson, 'activity.taken-back': tagsOfPerson },
})

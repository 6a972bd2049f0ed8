import { defineFeature } from '#platform/server/feature.ts'
import { activityPersonalData } from '../rules/personal-data.ts'
import { activityListeners } from './activity.listeners.ts'
import './activity.schema.ts'

const ofPerson = ({ personId }: { personId: string }) => [`person:${personId}`]

export const activity = defineFeature({
  name: 'activity',
  personalData: activityPersonalData,
  listeners: activityListeners,
  cacheTags: { 'activity.recorded': ofPerson, 'activity.taken-back': ofPerson },
})

import { defineFeature } from '#platform/server/feature.ts'
import { searchPlaces } from '../rules/search-places.ts'
import './extension-points.ts'
import { platformParts } from './platform-parts.ts'
import { requestMeasurement, statusTasks } from './status.tasks.ts'
import './status.schema.ts'

export const status = defineFeature({
  name: 'status',
  tasks: statusTasks,
  contributes: { searchPlaces, statusParts: platformParts },
  onStart: requestMeasurement,
})

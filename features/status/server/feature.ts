import { defineFeature } from '#platform/server/feature.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { platformParts } from './platform-parts.ts'
import { requestMeasurement, statusTasks } from './status.tasks.ts'

export const status = defineFeature({
  name: 'status',
  schema: () => import('./status.schema.ts'),
  tasks: statusTasks,
  contributes: { searchPlaces, statusParts: platformParts },
  onStart: requestMeasurement,
})

import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { STATUS_PATH } from '../rules/paths.ts'

export const status = defineWebFeature({
  name: 'status',
  screens: [{ path: STATUS_PATH, page: 'features/status/web/StatusPage.tsx' }],
})

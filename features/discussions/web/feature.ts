import { defineWebFeature } from '#platform/web/pages/feature.ts'

export const discussions = defineWebFeature({ name: 'discussions' })

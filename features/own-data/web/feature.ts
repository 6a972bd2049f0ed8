import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { part } from '#platform/web/ui/part.tsx'

export const ownData = defineWebFeature({
  name: 'own-data',
  contributes: {
    settings: [{ name: 'data', label: 'Your data', position: 8, Component: part(() => import('./DataSettings.tsx').then((module) => module.DataSettings)) }],
  },
})

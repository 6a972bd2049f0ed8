import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const ownData = defineWebFeature({
  name: 'own-data',
  contributes: {
    settings: [{ name: 'data', label: 'Your data', position: 8, Component: lazyPart(() => import('./DataSettings.tsx').then((module) => module.DataSettings)) }],
  },
})

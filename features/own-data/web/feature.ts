import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const ownData = defineWebFeature({
  name: 'own-data',
  contributes: {
    managedPersonParts: [
      { title: 'Personal data', right: 'people.data', position: 2, isFolded: true, Component: lazyPart(() => import('./PersonData.tsx').then((module) => module.PersonData)) },
      { title: 'Duplicate account', right: 'people.data', position: 3, isFolded: true, Component: lazyPart(() => import('./MergeAccounts.tsx').then((module) => module.MergeAccounts)) },
    ],
    settings: [{ name: 'data', label: 'Your data', position: 8, Component: lazyPart(() => import('./DataSettings.tsx').then((module) => module.DataSettings)) }],
  },
})

import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const trust = defineWebFeature({
  name: 'trust',
  contributes: {
    settings: [{ name: 'trust', label: 'Trust level', position: 7.5, Component: lazyPart(() => import('./TrustSettings.tsx').then((module) => module.TrustSettings)) }],
    managedPersonParts: [{ title: 'Trust level', right: 'trust.manage', position: 0.5, Component: lazyPart(() => import('./PersonTrust.tsx').then((module) => module.ManagedPersonTrust)) }],
    adminSections: [
      {
        name: 'trust',
        group: 'people',
        right: 'trust.manage',
        label: 'Trust levels',
        sentence: 'Limits by trust level, and what people need to reach one.',
        position: 4.5,
        Component: lazyPart(() => import('./TrustSection.tsx').then((module) => module.TrustSection)),
      },
    ],
  },
})

import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const webhooks = defineWebFeature({
  name: 'webhooks',
  contributes: {
    adminSections: [
      {
        name: 'webhooks',
        group: 'system',
        right: 'webhooks.manage',
        label: 'Webhooks',
        sentence: 'Send events to your own services.',
        position: 12,
        Component: lazyPart(() => import('./WebhooksSection.tsx').then((module) => module.WebhooksSection)),
      },
    ],
  },
})

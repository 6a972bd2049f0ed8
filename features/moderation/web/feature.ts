import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const moderation = defineWebFeature({
  name: 'moderation',
  contributes: {
    adminSections: [
      {
        name: 'reports',
        right: 'reports.decide',
        label: 'Reports',
        sentence: 'Reports on blogs, comments and problems.',
        position: 4,
        Component: lazyPart(() => import('./ReportsSection.tsx').then((module) => module.ReportsSection)),
      },
    ],
  },
})

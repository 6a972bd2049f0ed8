import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { part } from '#platform/web/ui/part.tsx'

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
        Component: part(() => import('./ReportsSection.tsx').then((module) => module.ReportsSection)),
      },
    ],
  },
})

import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { CONDUCT_PATH, MODERATION_LOG_PATH } from '../rules/paths.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const moderation = defineWebFeature({
  name: 'moderation',
  screens: [
    { path: MODERATION_LOG_PATH, page: 'features/moderation/web/ModerationLogPage.tsx', query: ['after'] },
    { path: CONDUCT_PATH, page: 'features/moderation/web/ConductPage.tsx' },
    { path: '/appeal/:id', page: 'features/moderation/web/AppealPage.tsx' },
  ],
  contributes: {
    adminSections: [
      {
        name: 'reports',
        group: 'today',
        right: 'reports.decide',
        label: 'Reports',
        sentence: 'Reports, appeals, and bans that need a second admin.',
        position: 4,
        Component: lazyPart(() => import('./ReportsSection.tsx').then((module) => module.ReportsSection)),
      },
    ],
  },
})

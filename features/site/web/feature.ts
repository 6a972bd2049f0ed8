import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const site = defineWebFeature({
  name: 'site',
  contributes: {
    adminSections: [
      {
        name: 'site',
        group: 'site',
        right: 'site.edit',
        label: 'Site',
        sentence: 'The texts of the site. Changes are live immediately.',
        position: 9,
        Component: lazyPart(() => import('./SiteSettings.tsx').then((module) => module.SiteSettings)),
      },
    ],
  },
})

import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const search = defineWebFeature({
  name: 'search',
  screens: [{ path: '/search', page: 'features/search/web/SearchPage.tsx', query: ['q', 'kind', 'after'], maxParameterLength: 2_000 }],
  contributes: {
    paletteActions: [{ load: () => import('./own-actions.ts') }],
    adminSections: [
      {
        name: 'search',
        group: 'site',
        right: 'search.manage',
        label: 'Search',
        sentence: 'What people searched for without a result, and the search index.',
        position: 11,
        Component: lazyPart(() => import('./SearchAdmin.tsx').then((module) => module.SearchAdmin)),
      },
    ],
  },
})

import { defineWebFeature } from '#platform/web/pages/feature.ts'

export const search = defineWebFeature({
  name: 'search',
  screens: [{ path: '/search', page: 'features/search/web/SearchPage.tsx', query: ['q'] }],
})

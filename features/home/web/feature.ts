import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { houseIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { ACTIVITY_PATH } from '../rules/paths.ts'

export const home = defineWebFeature({
  name: 'home',
  screens: [{ path: '/', page: 'features/home/web/HomePage.tsx' }, { path: ACTIVITY_PATH, page: 'features/home/web/ActivityPage.tsx', query: ['by'] }],
  contributes: {
    adminSections: [
      {
        name: 'featured',
        group: 'content',
        right: 'home.feature',
        label: 'Featured',
        sentence: 'Blogs, courses, lessons, events, problems and news at the top of the home page.',
        position: 5.8,
        Component: lazyPart(() => import('./FeaturedSection.tsx').then((module) => module.FeaturedSection)),
      },
    ],
  },
  navigation: [{ to: '/', label: 'Home', icon: houseIcon, position: [1, 1], tab: { position: 1, label: 'Home' } }],
  shortcuts: [{ keys: ['g', 'h'], to: '/', label: 'Go to Home' }],
})

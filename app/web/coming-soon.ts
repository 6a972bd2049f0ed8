import * as icons from '#platform/web/ui/icons.ts'
import { defineWebFeature } from '#platform/web/pages/feature.ts'

/** Screens of features that do not exist yet, so that every link of the specified navigation works. Remove each when its feature comes. */
export const COMING_SOON_PATHS = ['/events'] as const
export type ComingSoonPath = (typeof COMING_SOON_PATHS)[number]

export const comingSoon = defineWebFeature({
  name: 'coming-soon',
  screens: COMING_SOON_PATHS.map((path) => ({ path, page: 'app/web/BeingBuiltPage.tsx' })),
  navigation: [
    { to: '/events', label: 'Events', icon: icons.calendarDaysIcon, position: [2, 6] },
  ],
})

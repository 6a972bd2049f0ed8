import * as icons from '#platform/web/ui/icons.ts'
import { defineWebFeature } from '#platform/web/pages/feature.ts'

/** The screens of features that do not exist yet, so that no link of the specified navigation is dead. Each leaves when its feature comes. */
export const COMING_SOON_PATHS = ['/courses', '/jobs', '/events', '/learn', '/ideaSubmission', '/techNews'] as const
export type ComingSoonPath = (typeof COMING_SOON_PATHS)[number]

export const comingSoon = defineWebFeature({
  name: 'coming-soon',
  screens: COMING_SOON_PATHS.map((path) => ({ path, page: 'app/web/BeingBuiltPage.tsx' })),
  navigation: [
    { to: '/techNews', label: 'Tech News', icon: icons.newspaperIcon, place: [1, 5], tab: { position: 2, label: 'News' } },
    { to: '/courses', label: 'Courses', icon: icons.graduationCapIcon, place: [1, 6], tab: { position: 4, label: 'Courses' } },
    { to: '/events', label: 'Events', icon: icons.calendarDaysIcon, place: [2, 6] },
    { to: '/ideaSubmission', label: 'Idea Submission', icon: icons.lightbulbIcon, place: [2, 7] },
    { to: '/learn', label: 'Learn', icon: icons.circlePlayIcon, place: [2, 8] },
    { to: '/jobs', label: 'Jobs', icon: icons.briefcaseIcon, place: [3, 2] },
  ],
})

import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { clockIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { OFFICE_HOURS_PATH, offerOfficeHoursPath, OWN_OFFICE_HOURS_PATH } from '../rules/paths.ts'

export const officeHours = defineWebFeature({
  name: 'office-hours',
  screens: [
    { path: OFFICE_HOURS_PATH, page: 'features/office-hours/web/OfficeHoursPage.tsx', query: ['mentor', 'group', 'after'] },
    { path: OWN_OFFICE_HOURS_PATH, page: 'features/office-hours/web/OwnOfficeHoursPage.tsx', query: ['group'] },
  ],
  navigation: [{ to: OWN_OFFICE_HOURS_PATH, label: 'Office Hours', icon: clockIcon, position: [0, 3], roles: ['Mentor'] }],
  contributes: {
    groupSections: [{ name: 'office-hours', Component: lazyPart(() => import('./GroupOfficeHours.tsx').then((module) => module.GroupOfficeHours)) }],
    scheduleLinks: [{ label: 'Offer office hours', pathOf: offerOfficeHoursPath }],
    learnerLinks: [{ to: OFFICE_HOURS_PATH, label: 'Office hours' }],
    mentorLinks: [{ to: OWN_OFFICE_HOURS_PATH, label: 'Office hours' }],
  },
})

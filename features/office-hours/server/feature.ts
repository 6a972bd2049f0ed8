import { defineFeature } from '#platform/server/feature.ts'
import { officeHourNotifications } from '../rules/notification-kinds.ts'
import { OFFICE_HOURS_PATH, OWN_OFFICE_HOURS_PATH } from '../rules/paths.ts'
import { officeHourPersonalData } from '../rules/personal-data.ts'
import { officeHourRateLimits } from '../rules/rate-limits.ts'
import { officeHourRights } from '../rules/rights.ts'
import { listCalendarEntries } from './calendar-entry.ts'
import { officeHourListeners } from './office-hours.listeners.ts'
import { moderatedOfficeHours } from './office-hours.moderation.ts'
import { addOfficeHourRoutes } from './office-hours.routes.ts'
import { officeHourTasks } from './office-hours.tasks.ts'
import { officeHoursOfProfile } from './profile-part.ts'

export const officeHours = defineFeature({
  name: 'office-hours',
  schema: () => import('./office-hours.schema.ts'),
  rights: officeHourRights,
  rateLimits: officeHourRateLimits,
  personalData: officeHourPersonalData,
  routes: addOfficeHourRoutes,
  tasks: officeHourTasks,
  listeners: officeHourListeners,
  contributes: {
    notifications: officeHourNotifications,
    moderation: moderatedOfficeHours,
    auditActions: { 'office-hour.removed': 'removed', 'office-hour-booking.removed': 'removed' },
    calendarEntries: { officeHours: listCalendarEntries },
    profileParts: { officeHours: officeHoursOfProfile },
    searchPlaces: {
      [OFFICE_HOURS_PATH]: { title: 'Office hours', keywords: 'mentor meeting appointment book call help', readers: ['member'] },
      [OWN_OFFICE_HOURS_PATH]: { title: 'Your office hours', keywords: 'offer office hours slots mentor appointments', readers: ['right:office-hours.offer'] },
    },
  },
  cacheTags: {
    // The profile of a mentor lists open slots.
    'office-hours.changed': ({ mentorId }) => [`person:${mentorId}`],
    'office-hour.booked': 'none',
    'office-hour.cancelled': 'none',
    'office-hour.moved': 'none',
    'office-hour.changed': 'none',
    'office-hour.learner-left': 'none',
    'office-hour.reminder-due': 'none',
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedOfficeHours(services, world),
})

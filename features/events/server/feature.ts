import { defineFeature } from '#platform/server/feature.ts'
import { listingsOf } from '#features/administration/rules/sections.ts'
import { eventNotifications } from '../rules/notification-kinds.ts'
import { eventPersonalData } from '../rules/personal-data.ts'
import { eventRateLimits } from '../rules/rate-limits.ts'
import { eventRights } from '../rules/rights.ts'
import { EVENTS_SITEMAP_PATH } from '../rules/paths.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { eventPages } from './events.audit.ts'
import { countWaitingEvents } from './approvals.queries.ts'
import { eventApprovals } from './events.approvals.ts'
import { eventListings } from './events.listings.ts'
import { eventActivities } from './events.activity.ts'
import { eventListeners } from './events.listeners.ts'
import { moderatedEvents } from './events.moderation.ts'
import { addEventRoutes } from './events.routes.ts'
import { eventSearch } from './events.search.ts'
import { eventTasks } from './events.tasks.ts'
import { eventWebhooks } from './events.webhooks.ts'
import { eventsOfProfile } from './profile-part.ts'

const tagsOf = ({ eventId }: { eventId: string }) => ['events', `event:${eventId}`]
// The name of a host is shown with all of their events.
const allEventTags = () => ['events']

export const events = defineFeature({
  name: 'events',
  schema: () => Promise.all([import('./events.schema.ts'), import('./hosting.schema.ts'), import('./viewer-events.schema.ts')]),
  rights: eventRights,
  rateLimits: eventRateLimits,
  personalData: eventPersonalData,
  routes: addEventRoutes,
  tasks: eventTasks,
  listeners: eventListeners,
  contributes: {
    personContent: {
      events: { label: 'Events', path: listingsOf('event'), table: 'events', owner: 'host_id' },
    },
    webhookEvents: eventWebhooks,
    approvals: { event: eventApprovals },
    listings: { event: eventListings },
    activities: eventActivities,
    notifications: eventNotifications,
    profileParts: { events: eventsOfProfile },
    moderation: moderatedEvents,
    search: { event: eventSearch },
    searchPlaces,
    waiting: { events: { label: 'Events to review', path: '/admin/approvals?filter=event', right: 'events.manage', aimHours: 48, count: countWaitingEvents } },
    sitemaps: { events: EVENTS_SITEMAP_PATH },
    auditPages: eventPages,
    auditActions: {
      'event.approved': 'published the event',
      'event.returned': 'asked for changes in the event',
      'event.cancelled': 'canceled the event',
      'event.removed': 'removed the event',
      'event.restored': 'restored the event',
    },
  },
  cacheTags: {
    'event.changed': tagsOf,
    'event.answered': tagsOf,
    'event.place-offered': tagsOf,
    'event.offer-expired': tagsOf,
    'event.recorded': tagsOf,
    'event.attended': 'none',
    'event.co-host-invited': 'none',
    'event.date-cancelled': 'none',
    'event.decided': 'none',
    'event.reminder-due': 'none',
    'event.rescheduled': 'none',
    'profile.changed': allEventTags,
    'person.left': allEventTags,
    'person.suspended': allEventTags,
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedEvents(services, world),
})

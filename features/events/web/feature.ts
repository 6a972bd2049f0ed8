import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { calendarDaysIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { EVENTS_PATH, NEW_EVENT_PATH } from '../rules/paths.ts'

export const events = defineWebFeature({
  name: 'events',
  screens: [
    { path: EVENTS_PATH, page: 'features/events/web/EventsPage.tsx', query: ['show', 'type', 'from', 'after', 'month'] },
    // Before the pages of events: the first matching path wins.
    { path: NEW_EVENT_PATH, page: 'features/events/web/editor/NewEventPage.tsx', query: ['copy'] },
    { path: `${EVENTS_PATH}/edit/:id`, page: 'features/events/web/editor/EditEventPage.tsx' },
    { path: `${EVENTS_PATH}/:event`, page: 'features/events/web/EventPage.tsx', query: ['date'] },
  ],
  navigation: [{ to: EVENTS_PATH, label: 'Events', icon: calendarDaysIcon, position: [2, 6], alsoCurrentBelow: `${EVENTS_PATH}/` }],
  shortcuts: [{ keys: ['g', 'e'], to: EVENTS_PATH, label: 'Go to Events' }],
  contributes: {
    adminSections: [
      {
        name: 'events',
        group: 'content',
        right: 'events.manage',
        label: 'Events',
        sentence: 'Moved to Approvals.',
        position: 5.3,
        isHidden: true,
        Component: lazyPart(() => import('./admin/EventsAdmin.tsx').then((module) => module.EventsAdmin)),
      },
    ],
  },
})

import type { IndexedKind } from '#features/search/server/public.ts'
import { EVENT_TYPE_LABELS } from '../rules/events.ts'
import { eventPath } from '../rules/paths.ts'
import { listPublishedEventIds, loadSearchedEvents, publishedEventsAmong } from './event-search.queries.ts'

/** Events in the search: by title, description, type, place and host. */
export const eventSearch: IndexedKind = {
  label: 'Events',
  single: 'Event',
  linkLabel: 'Event',
  position: 2.7,
  changedBy: { 'event.changed': ({ eventId }) => [eventId] },
  load: async ({ db }, ids) => {
    const { searchTextOf } = await import('#platform/server/rich-text/plain-text.ts')
    return (await loadSearchedEvents(db, ids)).map((event) => ({
      id: event.id,
      title: event.title,
      text: searchTextOf(event.description_html),
      keywords: [EVENT_TYPE_LABELS[event.type], event.place, event.host_name ?? ''].join(' '),
      path: eventPath(event),
      ...(event.host_id !== null && { ownerId: event.host_id }),
      readers: 'everybody',
      popularity: event.taken,
      changedAt: event.updated_at,
    }))
  },
  listIds: ({ db }, after, limit) => listPublishedEventIds(db, after, limit),
  existing: ({ db }, ids) => publishedEventsAmong(db, ids),
}

import { Refusal } from '#platform/rules/refusals.ts'
import type { ApprovalKind } from '#features/administration/server/public.ts'
import { EVENT_TYPE_LABELS } from '../rules/events.ts'
import { whenText } from '../rules/event-times.ts'
import { findWaitingEvent, listWaitingEvents } from './approvals.queries.ts'
import { decideEvent } from './decide-event.ts'
import { findEvent } from './events.queries.ts'
import { plannedDates } from './schedule-dates.ts'

/** The events that members propose. */
export const eventApprovals: ApprovalKind = {
  label: 'Event',
  right: 'events.manage',
  approve: 'Approve',
  aimHours: 48,
  list: ({ db }, page) => listWaitingEvents(db, page),
  find: ({ db }, id) => findWaitingEvent(db, id),
  preview: async ({ db }, id) => {
    const event = await findEvent(db, id)
    if (event === null) throw new Refusal('NOT_FOUND')
    const dates = plannedDates(event)
    const [first] = dates
    return {
      facts: [
        { label: 'Type', value: EVENT_TYPE_LABELS[event.type] },
        { label: 'When', value: `${whenText(first!.startsAt, first!.endsAt, event.time_zone)}${dates.length > 1 ? `, ${dates.length} dates` : ''}` },
        ...(event.place === '' ? [] : [{ label: 'Place', value: event.place }]),
        ...(event.online_url === '' ? [] : [{ label: 'Link', value: event.online_url, path: event.online_url }]),
        { label: 'Capacity', value: event.capacity === null ? 'Unlimited' : String(event.capacity) },
      ],
      parts: [{ title: 'Description', html: event.description_html }],
      links: [],
    }
  },
  decide: decideEvent,
}

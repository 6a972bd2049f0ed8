import { Refusal } from '#platform/rules/refusals.ts'
import { RESTORED } from '#features/administration/rules/listings.ts'
import type { ListingKind } from '#features/administration/server/public.ts'
import { listRemovals, removeContent, restoreContent } from '#features/moderation/server/public.ts'
import { isPublic } from '../rules/events.ts'
import { eventPath } from '../rules/paths.ts'
import { cancelEvent } from './cancel-event.ts'
import { findEvent } from './events.queries.ts'
import { listEventsForAdmins } from './listed-events.queries.ts'

export const eventListings: ListingKind = {
  label: 'Events',
  right: 'events.manage',
  states: { published: 'Published', proposed: 'Waiting for review', returned: 'Sent back', cancelled: 'Canceled', hidden: 'Removed' },
  acts: {
    cancel: {
      label: 'Cancel event',
      done: 'Canceled',
      explanation: 'All upcoming dates are canceled. Everyone who answered will see the reason.',
      isDanger: true,
      apply: async (context, act) => {
        if ((await findEvent(context.db, act.id))?.state !== 'published') throw new Refusal('OUTDATED_EDIT', { message: 'This event is no longer published.' })
        await cancelEvent(context, act)
      },
    },
    remove: {
      label: 'Remove event', done: 'Removed', undo: 'restore', asksRule: true, isDecision: true, isDanger: true, explanation: 'It’s hidden from everyone. Its upcoming dates are canceled. The host will see the reason and can appeal once.',
      apply: (context, act) => removeContent(context, { kind: 'event', ...act }),
    },
    restore: { label: 'Restore event', done: 'Restored', isDecision: true, explanation: `${RESTORED} Its upcoming dates take place again, and everyone who answered is notified.`, apply: (context, act) => restoreContent(context, { kind: 'event', ...act }) },
  },
  removals: ({ db }, targetIds) => listRemovals(db, { kind: 'event', targetIds }),
  list: async ({ db, clock }, page) =>
    (await listEventsForAdmins(db, page, clock.now())).map((event) => ({
      ...event,
      date: event.starts_at === null ? null : { label: event.starts_at < clock.now() ? 'Started' : 'Starts', at: event.starts_at },
      numbers: [event.capacity === null ? `${event.going} going` : `${event.going} of ${event.capacity} going`],
      path: event.state === 'hidden' ? null : eventPath(event),
      acts: event.state === 'published' ? ['cancel', 'remove'] : isPublic(event.state) ? ['remove'] : event.state === 'hidden' ? ['restore'] : [],
    })),
}

import { Refusal } from '#platform/rules/refusals.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { eventPath } from '../rules/paths.ts'
import { maySee } from './events.access.ts'
import { hideEvent, showEvent } from './decide-event.ts'
import { findEvent, listEventsById } from './events.queries.ts'

/** Events can be reported. Removing one hides it and cancels its upcoming dates. */
export const moderatedEvents: Readonly<Record<'event', ModeratedKind>> = {
  event: {
    checkReadable: async (context, id) => {
      const event = await findEvent(context.db, id)
      const isPublic = event?.state === 'published' || event?.state === 'cancelled'
      if (event === null || !isPublic || !(await maySee(context, event))) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map(
        (await listEventsById(db, ids)).map((event) => [
          event.id,
          { title: event.title, text: event.description, path: eventPath(event), authorId: event.host_id, authorUsername: event.host?.username ?? null },
        ]),
      ),
    named: (title) => `the event “${title}”`,
    remove: hideEvent,
    restore: showEvent,
  },
}

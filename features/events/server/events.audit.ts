import type { Context } from '#platform/server/context.ts'
import { eventPath } from '../rules/paths.ts'
import { listEventsById } from './events.queries.ts'

/** The pages of events in the audit log; one that is not public has none. */
export const eventPages = {
  event: {
    list: async ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
      new Map((await listEventsById(db, ids)).filter(({ state }) => state === 'published' || state === 'cancelled').map((event) => [event.id, eventPath(event)])),
  },
}

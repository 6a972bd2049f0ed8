import type { StatusPart } from './extension-points.ts'
import { checkPages, checkSockets } from './check-site.ts'
import { hasLateEmail, minutesBehind } from './status.queries.ts'

const BEHIND_MINUTES = 10

/** The parts that belong to no feature. */
export const platformParts: Readonly<Record<string, StatusPart>> = {
  pages: {
    label: 'Pages',
    sentence: 'Opening the site and reading from its database.',
    position: 0,
    slowAfterMs: 3_000,
    check: async (context) => {
      await checkPages(context.statusOrigin ?? context.origin)
      return 'working'
    },
  },
  live: {
    label: 'Live updates',
    sentence: 'Messages, notifications and counts that arrive without reloading.',
    position: 3,
    slowAfterMs: 3_000,
    check: async (context) => {
      await checkSockets(context.statusOrigin ?? context.origin, context.origin)
      return 'working'
    },
  },
  email: {
    label: 'Email',
    sentence: 'Confirmation links, digests and newsletters.',
    position: 4,
    slowAfterMs: 10_000,
    check: async ({ emailTransport, db, clock }) => {
      await emailTransport.check()
      return (await hasLateEmail(db, clock.now())) ? 'slow' : 'working'
    },
  },
  tasks: {
    label: 'Background work',
    sentence: 'Notifications, scores and streaks that follow from what people do.',
    position: 5,
    slowAfterMs: 3_000,
    check: async ({ db, clock }) => ((await minutesBehind(db, clock.now())) > BEHIND_MINUTES ? 'slow' : 'working'),
  },
}

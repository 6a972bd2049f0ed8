import { listen, type Listener } from '#platform/server/signals.ts'
import { notify } from '#features/notifications/server/public.ts'
import { demote } from './change-level.ts'
import { findPersonTrust } from './trust.queries.ts'

/** The ids of listeners must not change: signals may be queued under them. */
export const trustListeners: Listener[] = [
  listen('trust.demote', 'moderation.decided', async (context, { decisionId, authorId, outcome }) => {
    if (authorId !== null && outcome !== 'dismissed') await demote(context, authorId, `After a moderator’s decision (${decisionId.slice(0, 8)}).`)
  }),
  listen('notifications.trust-changed', 'trust.changed', async (context, { personId, level, direction }, signalId) => {
    await notify(context, {
      signalId, by: null, kinds: ['trustLevel'], people: { person: [personId] }, about: String(signalId), facts: { level, direction },
      holds: async (db) => (await findPersonTrust(db, { id: personId }))?.level === level,
    })
  }),
]

import { listen, type Listener } from '#platform/server/signals.ts'
import { notify } from '#features/notifications/server/public.ts'
import { demoteAfterDecision, restoreAfterDecision } from './change-level.ts'
import { findPersonTrust } from './trust.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'trust.demote': { personId: string; decisionId: string }
  }
}

/** For how long the level stays after a removal, so that an appeal comes first. */
const DAYS_TO_APPEAL = 7
const DAY_MS = 24 * 3600 * 1000

/** The ids of listeners must not change: signals may be queued under them. */
export const trustListeners: Listener[] = [
  listen('trust.demote', 'moderation.decided', async (context, { decisionId, authorId, outcome }) => {
    if (authorId === null || outcome === 'dismissed') return
    const about = { personId: authorId, decisionId }
    // After a removal its author can appeal first. Suspended people can do nothing anyway.
    if (outcome !== 'removed') return demoteAfterDecision(context, about)
    const runAt = new Date(context.clock.now().getTime() + DAYS_TO_APPEAL * DAY_MS)
    await context.inTransaction((context) => context.enqueue('trust.demote', about, { runAt, dedupe: `trust.demote:${decisionId}` }))
  }),
  listen('trust.demote-after-appeal', 'moderation.appeal-answered', async (context, { decisionId, authorId, outcome }) => {
    if (authorId === null) return
    await (outcome === 'reversed' ? restoreAfterDecision : demoteAfterDecision)(context, { personId: authorId, decisionId })
  }),
  // An admin lifted a suspension before its end.
  listen('trust.restore-after-withdrawal', 'moderation.withdrawn', (context, { decisionId, authorId }) => restoreAfterDecision(context, { personId: authorId, decisionId })),
  listen('notifications.trust-changed', 'trust.changed', async (context, { personId, level, direction }, signalId) => {
    await notify(context, {
      signalId, by: null, kinds: ['trustLevel'], people: { person: [personId] }, about: String(signalId), facts: { level, direction },
      holds: async (db) => (await findPersonTrust(db, { id: personId }))?.level === level,
    })
  }),
]

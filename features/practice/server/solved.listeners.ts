import { listen, type Listener } from '#platform/server/signals.ts'
import { recordActivity, removeActivity } from '#features/activity/server/public.ts'
import { notify, withdrawNotification } from '#features/notifications/server/public.ts'
import { findProblemFacts, hasSolved, solvedAloneAt } from './solved.queries.ts'

/** Who gets the verdict sooner sees it on the screen. */
const WATCHED_MS = 60_000

/** Notifications and activities for solved problems, and their removal. The ids of the listeners stay as they are, because queued signals refer to them. */
export const solvedListeners: Listener[] = [
  listen('notifications.solved', 'practice.solved', async (context, { personId, problemId, at }, signalId) => {
    if (context.clock.now().getTime() - Date.parse(at) < WATCHED_MS) return
    const facts = await findProblemFacts(context.db, problemId)
    if (facts === null) return
    await notify(context, {
      signalId, by: null, kinds: ['challenge'], people: { holder: [personId] }, facts, about: problemId,
      holds: (db) => hasSolved(db, personId, problemId),
    })
  }),
  listen('notifications.unsolved', 'practice.unsolved', (context, { personId, problemId }) =>
    withdrawNotification(context, { personId, kinds: ['challenge'], by: null, about: problemId, holds: (db) => hasSolved(db, personId, problemId) }),
  ),
  listen('activity.note-solution', 'practice.solved', async (context, { personId, problemId }) => {
    const at = await solvedAloneAt(context.db, personId, problemId)
    if (at !== null) await recordActivity(context, { personId, kind: 'problem.solved', subjectId: problemId, at })
  }),
  listen('activity.move-solution', 'practice.solved-later', (context, { personId, problemId }) =>
    context.inTransaction(async (context) => {
      const solution = { personId, kind: 'problem.solved', subjectId: problemId } as const
      const at = await solvedAloneAt(context.db, personId, problemId)
      await removeActivity(context, solution)
      if (at !== null) await recordActivity(context, { ...solution, at })
    }),
  ),
  listen('activity.take-back-solution', 'practice.unsolved', async (context, { personId, problemId }) => {
    const at = await solvedAloneAt(context.db, personId, problemId)
    if (at === null) await removeActivity(context, { personId, kind: 'problem.solved', subjectId: problemId })
  }),
]

import { defineSchedule } from '#platform/server/tasks/tasks.ts'
import { QUIET_DAYS } from '../rules/idea.ts'
import { deleteUnconfirmed } from './submissions.queries.ts'
import { claimQuiet } from './teams.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The author of an idea is asked whether it is still alive. */
    'idea.quiet': { ideaId: string }
  }
}

const DAY_MS = 24 * 3600 * 1000

export const ideaTasks = [
  // Ideas are marked in the transaction that asks, so that a run after a pause asks once.
  defineSchedule('ideas.ask-quiet', 'Remind owners of inactive ideas', '20 8 * * *', (context) =>
    context.inTransaction(async (context) => {
      const now = context.clock.now()
      const quiet = await claimQuiet(context.db, new Date(now.getTime() - QUIET_DAYS * DAY_MS), now)
      for (const { id } of quiet) {
        await context.emit({ name: 'idea.quiet', ideaId: id })
        await context.emit({ name: 'idea.changed', ideaId: id })
      }
    }),
  ),
  defineSchedule('ideas.sweep', 'Delete unconfirmed ideas', '50 3 * * *', async (context) => deleteUnconfirmed(context.db, context.clock.now())),
]

import { deleteSlowStatementsBefore } from '#platform/server/database/slow-statements.queries.ts'
import { defineSchedule, defineTask, type TaskDefinition } from '#platform/server/tasks/tasks.ts'
import { openContext, type Services } from '#platform/server/context.ts'
import { deleteDecisionsBefore } from './approvals/approvals.queries.ts'
import { applyDecision } from './approvals/decide-approval.ts'
import { lastHours } from './overview/metrics.queries.ts'
import { rollUp } from './overview/roll-up.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'administration.roll-up': Record<string, unknown>
  }
}

const DAY_MS = 86_400_000
/** How long slow statements and decisions about approvals are kept, in days. */
const STATEMENT_DAYS = 7
const DECISION_DAYS = 30

export const administrationTasks: TaskDefinition[] = [
  { ...defineTask('administration.roll-up', rollUp), schedule: { title: 'Roll up usage numbers', crontab: '7 * * * *' } },
  defineSchedule('administration.forget-statements', 'Delete old slow statements', '53 3 * * *', (context) => deleteSlowStatementsBefore(context.db, new Date(context.clock.now().getTime() - STATEMENT_DAYS * DAY_MS))),
  defineSchedule('administration.forget-decisions', 'Delete old approval decisions', '57 3 * * *', (context) => deleteDecisionsBefore(context.db, new Date(context.clock.now().getTime() - DECISION_DAYS * DAY_MS))),
  defineTask('administration.apply-decision', applyDecision),
  // In the lane of long tasks, like the drill.
  { ...defineTask('administration.backup', async (context, backup) => (await import('./operations/run-backup.ts')).runBackup(context, backup)), lane: 'slow' },
  // Each week, in the lane of long tasks. Loaded when needed: it needs the migrations and the reader of backups.
  { ...defineTask('administration.restore-drill', async (context) => (await import('./operations/run-drill.ts')).runDrill(context)), schedule: { title: 'Restore the newest backup as a drill', crontab: '23 3 * * 0' }, lane: 'slow' },
]

/** A site without any counts, such as a new one, does not wait for the next hour. */
export async function rollUpFirst(services: Services): Promise<void> {
  const context = openContext(services)
  if ((await lastHours(context.db)).has('new-people')) return
  await context.inTransaction((context) => context.enqueue('administration.roll-up', {}, { dedupe: 'administration.roll-up' }))
}

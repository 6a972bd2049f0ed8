import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { ALREADY_RUNS, LOST, LOST_AFTER_MS, NO_FOLDER } from '../../rules/backup-run.ts'
import { endLostRuns, insertBackupRun } from './backup-runs.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'administration.backup': { id: string }
  }
}

/** Takes a backup in the background. Throws NOT_ALLOWED while another one waits or runs, and where the site can’t take one. */
export async function requestBackup(context: Context): Promise<void> {
  if (context.files.folder === null) throw new Refusal('NOT_ALLOWED', { message: NO_FOLDER })
  const use = await rateLimit(context, 'administration.backup', 'site')
  const isFirst = await context.inTransaction(async (context) => {
    const now = context.clock.now()
    await endLostRuns(context.db, { before: new Date(now.getTime() - LOST_AFTER_MS), at: now, message: LOST })
    const id = await insertBackupRun(context.db, now)
    if (id === null) return false
    await context.enqueue('administration.backup', { id })
    await recordAudit(context, { action: 'backup.requested', targetName: 'site' })
    return true
  })
  if (isFirst) return
  await use.refund()
  throw new Refusal('NOT_ALLOWED', { message: ALREADY_RUNS })
}

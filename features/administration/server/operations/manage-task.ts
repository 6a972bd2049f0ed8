import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteTask, restartTask } from './operations.queries.ts'

const ALREADY_HANDLED = 'This task is no longer in the list of failed tasks. Another admin may have handled it.'

/** Starts a failed task again or deletes it. Throws OUTDATED_EDIT if it is no longer a failed task. */
export async function manageTask(context: Context, { id, action, reason }: { id: string; action: 'retry' | 'discard'; reason: string }): Promise<void> {
  await context.inTransaction(async (context) => {
    const task = action === 'retry' ? await restartTask(context.db, id) : await deleteTask(context.db, id)
    if (task === null) throw new Refusal('OUTDATED_EDIT', { message: ALREADY_HANDLED })
    await recordAudit(context, { action: action === 'retry' ? 'task.retried' : 'task.discarded', targetName: task, reason })
  })
}

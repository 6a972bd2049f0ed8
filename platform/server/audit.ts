import type { Context } from './context.ts'
import { insertAuditEntry } from './audit.queries.ts'

/** An admin action to record: its name such as `grant.given`, its target, the reason and what changed. */
export interface AuditInput {
  action: string
  targetId?: string | null
  targetName?: string
  reason?: string
  details?: object
}

/** Records an action of the viewer in the audit log, in the transaction of the action itself. */
export async function recordAudit(context: Context, input: AuditInput): Promise<void> {
  const { targetId = null, targetName = '', reason = '', details = {} } = input
  await insertAuditEntry(context.db, {
    actorId: context.viewer?.id ?? null,
    actorRole: context.viewer?.activeRole ?? '',
    action: input.action,
    targetId,
    targetName: targetName.slice(0, 200),
    reason,
    details,
    at: context.clock.now(),
  })
}

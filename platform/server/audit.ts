import type { Context } from './context.ts'
import { insertAuditEntry } from './audit.queries.ts'

/** An admin action such as `grant.given`, with its target, the reason and what changed. */
export interface AuditAction {
  action: string
  targetId?: string | null
  targetName?: string
  reason?: string
  /** With `step`, an action is the first half of one that two people decide; the second half names it with `completes`, and stands for both in the log. */
  details?: object
  /** Who caused it, for a task that carries out what somebody requested; their role is empty if it is not known. */
  actor?: { id: string | null; role: string }
}

/** Records an action of the viewer in the audit log, in the same transaction as the action. */
export async function recordAudit(context: Context, action: AuditAction): Promise<void> {
  const { targetId = null, targetName = '', reason = '', details = {}, actor } = action
  await insertAuditEntry(context.db, {
    actorId: actor === undefined ? (context.viewer?.id ?? null) : actor.id,
    actorRole: actor?.role ?? context.viewer?.activeRole ?? '',
    action: action.action,
    targetId,
    targetName: targetName.slice(0, 200),
    reason,
    details,
    at: context.clock.now(),
  })
}

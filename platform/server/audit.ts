import type { Context } from './context.ts'
import { insertAuditEntry } from './audit.queries.ts'

/** A deed of somebody who acts for the site: `grant.given`, the thing it was done to, why, and what changed. */
export interface AuditAction {
  action: string
  targetId?: string | null
  targetName?: string
  reason?: string
  details?: object
}

/** Writes a deed of the viewer into the audit log, in the transaction of the deed itself. */
export async function recordAudit(context: Context, action: AuditAction): Promise<void> {
  const { targetId = null, targetName = '', reason = '', details = {} } = action
  await insertAuditEntry(context.db, {
    actorId: context.viewer?.id ?? null,
    actorRole: context.viewer?.activeRole ?? '',
    action: action.action,
    targetId,
    targetName: targetName.slice(0, 200),
    reason,
    details,
    at: context.clock.now(),
  })
}

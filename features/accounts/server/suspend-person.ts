import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { endAccessTokens } from '#platform/server/sessions/access-tokens.queries.ts'
import { removeTask } from '#platform/server/signals.queries.ts'
import { endSessions } from '#platform/server/sessions/sessions.queries.ts'
import { BANNED, CANNOT_SUSPEND_YOURSELF, SUSPENDED_BY_ADMINS, SUSPENSION_IN_PAST } from '../rules/role-texts.ts'
import { requireAnotherAdmin } from './change-grant.ts'
import { endDueSuspension, holdsRole, lockRole, saveSuspension } from './roles.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'person.suspended': { personId: string; suspended: boolean; by: string | null }
  }
}

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'accounts.end-suspension': { personId: string }
  }
}

/**
 * Suspends a person, on every node within a second, or unsuspends them. `rule` is the community rule that was broken; without one it is not a decision of a
 * moderator, and no one is notified. Throws for oneself, for the last admin, and for an admin
 * unless an admin does it. As part of a ban, which has an entry of its own in the audit log, it gets none.
 */
export async function suspendPerson(
  context: Context,
  input: { personId: string; suspended: boolean; reason: string; until?: Date | null; rule?: string; isPartOfBan?: boolean },
): Promise<void> {
  const viewer = signedIn(context)
  if (input.personId === viewer.id) throw new Refusal('NOT_ALLOWED', { message: CANNOT_SUSPEND_YOURSELF })
  const until = input.suspended ? (input.until ?? null) : null
  if (until !== null && until <= context.clock.now()) throw new Refusal('INVALID_INPUT', { message: SUSPENSION_IN_PAST, fields: { until: SUSPENSION_IN_PAST } })
  await context.inTransaction(async (context) => {
    await lockRole(context.db, 'admin')
    const at = context.clock.now()
    // A group can have the right to manage people, but not to change who is an admin.
    if (!viewer.rights.includes('grants.change') && (await holdsRole(context.db, input.personId, 'admin'))) throw new Refusal('NOT_ALLOWED', { message: SUSPENDED_BY_ADMINS })
    if (input.suspended) await requireAnotherAdmin(context, input.personId)
    const person = await saveSuspension(context.db, { personId: input.personId, at: input.suspended ? at : null, until })
    if (person === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that person.' })
    if (!input.suspended && person.is_banned) throw new Refusal('NOT_ALLOWED', { message: BANNED })
    if (!person.changed) return
    if (input.suspended) {
      await endSessions(context.db, { personId: input.personId, at })
      await endAccessTokens(context.db, input.personId)
    }
    if (input.isPartOfBan !== true) await recordAudit(context, {
      action: input.suspended ? 'person.suspended' : 'person.let-back',
      targetId: input.personId,
      targetName: person.username,
      reason: input.reason,
      details: { ...(until !== null && { until: until.toISOString() }), ...(input.suspended && input.rule !== undefined && { rule: input.rule }) },
    })
    const task = `end-suspension:${input.personId}`
    if (until !== null) await context.enqueue('accounts.end-suspension', { personId: input.personId }, { runAt: until, dedupe: task })
    // It would find nothing to do, but wait in the queue until then.
    else await removeTask(context.db, task)
    await context.emit({ name: 'person.suspended', personId: input.personId, suspended: input.suspended, by: viewer.id })
  })
}

/** Ends a suspension whose time is over. One that was ended or given another end meanwhile is left alone. */
export async function endSuspension(context: Context, personId: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const username = await endDueSuspension(context.db, personId, context.clock.now())
    if (username === null) return
    await recordAudit(context, { action: 'person.suspension-over', targetId: personId, targetName: username, reason: 'Its time was over.' })
    await context.emit({ name: 'person.suspended', personId, suspended: false, by: null })
  })
}

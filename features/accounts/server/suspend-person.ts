import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { endSessions } from '#platform/server/sessions/sessions.queries.ts'
import { BANNED, CANNOT_SUSPEND_YOURSELF } from '../rules/role-texts.ts'
import { requireAnotherAdmin } from './change-grant.ts'
import { lockRole, saveSuspension } from './roles.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'person.suspended': { personId: string; suspended: boolean; by: string }
  }
}

/** Suspends a person, on every node within a second, or unsuspends them. Throws for oneself and for the last admin. */
export async function suspendPerson(
  context: Context,
  input: { personId: string; suspended: boolean; reason: string },
): Promise<void> {
  const viewer = signedIn(context)
  if (input.personId === viewer.id) throw new Refusal('NOT_ALLOWED', { message: CANNOT_SUSPEND_YOURSELF })
  await context.inTransaction(async (context) => {
    await lockRole(context.db, 'admin')
    const at = context.clock.now()
    if (input.suspended) await requireAnotherAdmin(context, input.personId)
    const person = await saveSuspension(context.db, { personId: input.personId, at: input.suspended ? at : null })
    if (person === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that person.' })
    if (!input.suspended && person.is_banned) throw new Refusal('NOT_ALLOWED', { message: BANNED })
    if (!person.changed) return
    if (input.suspended) await endSessions(context.db, { personId: input.personId, at })
    await recordAudit(context, {
      action: input.suspended ? 'person.suspended' : 'person.let-back',
      targetId: input.personId,
      targetName: person.username,
      reason: input.reason,
    })
    await context.emit({ name: 'person.suspended', personId: input.personId, suspended: input.suspended, by: viewer.id })
  })
}

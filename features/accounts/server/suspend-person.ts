import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { endSessions } from '#platform/server/sessions/sessions.queries.ts'
import { SUSPEND_ONESELF } from '../rules/role-texts.ts'
import { keepAnAdmin } from './change-grant.ts'
import { lockRole, saveSuspension } from './roles.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'person.suspended': { personId: string; suspended: boolean; by: string }
  }
}

/** Keeps somebody out of the site, on every node within a second, or lets them back in. */
export async function suspendPerson(
  context: Context,
  wish: { personId: string; suspended: boolean; reason: string },
): Promise<void> {
  const viewer = signedIn(context)
  if (wish.personId === viewer.id) throw new Refusal('NOT_ALLOWED', { says: SUSPEND_ONESELF })
  await context.inTransaction(async (context) => {
    await lockRole(context.db, 'admin')
    const at = context.clock.now()
    if (wish.suspended) await keepAnAdmin(context, wish.personId)
    const person = await saveSuspension(context.db, { personId: wish.personId, at: wish.suspended ? at : null })
    if (person === null) throw new Refusal('NOT_FOUND', { says: 'We couldn’t find that person.' })
    if (!person.changed) return
    if (wish.suspended) await endSessions(context.db, { personId: wish.personId, at })
    await recordAudit(context, {
      deed: wish.suspended ? 'person.suspended' : 'person.let-back',
      targetId: wish.personId,
      targetName: person.username,
      reason: wish.reason,
    })
    await context.emit({ name: 'person.suspended', personId: wish.personId, suspended: wish.suspended, by: viewer.id })
  })
}

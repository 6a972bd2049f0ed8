import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { APPLIED_ALREADY, DECIDED_ALREADY, HELD_ALREADY } from '../rules/role-texts.ts'
import { closeApplication, holdsRole, insertApplication, insertGrant, lockRole } from './roles.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'role.applied': { personId: string; role: 'mentor' }
  }
}

/** A member asks to be a mentor and says why: one open application at a time. */
export async function applyForRole(context: Context, input: { role: 'mentor'; reason: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'apply.person', viewer.id)
  await context.inTransaction(async (context) => {
    if (await holdsRole(context.db, viewer.id, input.role)) throw new Refusal('ALREADY_TAKEN', { message: HELD_ALREADY })
    const isNew = await insertApplication(context.db, { ...input, personId: viewer.id, at: context.clock.now() })
    if (!isNew) throw new Refusal('ALREADY_TAKEN', { message: APPLIED_ALREADY })
    await context.emit({ name: 'role.applied', personId: viewer.id, role: input.role })
  })
}

/** An admin says yes or no to an application, once; with the role comes its grant, in the same moment. */
export async function decideApplication(
  context: Context,
  decision: { id: string; granted: boolean; answer: string },
): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const closed = await closeApplication(context.db, { ...decision, by: viewer.id, at })
    if (closed === null) throw new Refusal('OUTDATED_EDIT', { message: DECIDED_ALREADY })
    const { person_id: personId, role, username } = closed
    if (decision.granted) {
      await lockRole(context.db, role)
      await insertGrant(context.db, { personId, role, by: viewer.id, at })
    }
    await recordAudit(context, {
      action: decision.granted ? 'application.granted' : 'application.declined',
      targetId: personId,
      targetName: username,
      reason: decision.answer,
      details: { role },
    })
    await context.emit({ name: 'role.decided', personId, role, granted: decision.granted, by: viewer.id })
  })
}

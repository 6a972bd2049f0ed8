import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { ALREADY_APPLIED, ALREADY_DECIDED, OWN_APPLICATION, ROLE_ALREADY_HELD } from '../rules/role-texts.ts'
import { closeApplication, holdsRole, insertApplication, insertGrant, lockRole } from './roles.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'role.applied': { personId: string; role: 'mentor' }
  }
}

/** Applies for the mentor role. Only one application can be open at a time. */
export async function applyForRole(context: Context, input: { role: 'mentor'; reason: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'apply.person', viewer.id)
  await context.inTransaction(async (context) => {
    if (await holdsRole(context.db, viewer.id, input.role)) throw new Refusal('ALREADY_TAKEN', { message: ROLE_ALREADY_HELD })
    const isNew = await insertApplication(context.db, { ...input, personId: viewer.id, at: context.clock.now() })
    if (!isNew) throw new Refusal('ALREADY_TAKEN', { message: ALREADY_APPLIED })
    await context.emit({ name: 'role.applied', personId: viewer.id, role: input.role })
  })
}

/** Accepts or declines an application of somebody else, once. Accepting grants the role in the same transaction. */
export async function decideApplication(
  context: Context,
  decision: { id: string; granted: boolean; answer: string },
): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const closed = await closeApplication(context.db, { ...decision, by: viewer.id, at })
    if (closed === null) throw new Refusal('OUTDATED_EDIT', { message: ALREADY_DECIDED })
    const { person_id: personId, role, username } = closed
    if (personId === viewer.id) throw new Refusal('NOT_ALLOWED', { message: OWN_APPLICATION })
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

import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { requireUsername } from '#features/people/server/public.ts'
import { LAST_ADMIN, type GrantedRole } from '../rules/role-texts.ts'
import { countOtherAdmins, holdsRole, insertGrant, lockRole, revokeGrant } from './roles.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A role was granted, declined or removed. */
    'role.decided': { personId: string; role: GrantedRole; granted: boolean; by: string | null }
  }
}

/** Grants or removes a role; returns whether the person holds it now. Throws if it is the last admin. */
export async function changeGrant(
  context: Context,
  input: { personId: string; role: GrantedRole; held: boolean; reason: string },
): Promise<boolean> {
  const viewer = signedIn(context)
  return context.inTransaction(async (context) => {
    const username = await requireUsername(context, input.personId)
    await lockRole(context.db, input.role)
    const at = context.clock.now()
    if (!input.held && input.role === 'admin') await requireAnotherAdmin(context, input.personId)
    const changed = input.held
      ? await insertGrant(context.db, { personId: input.personId, role: input.role, by: viewer.id, at })
      : await revokeGrant(context.db, { personId: input.personId, role: input.role, at })
    if (!changed) return input.held
    await recordAudit(context, {
      action: input.held ? 'grant.given' : 'grant.taken',
      targetId: input.personId,
      targetName: username,
      reason: input.reason,
      details: { role: input.role },
    })
    await context.emit({ name: 'role.decided', personId: input.personId, role: input.role, granted: input.held, by: viewer.id })
    return input.held
  })
}

/** Keeps the admins until the transaction ends. Take it before you lock a person, as suspensions do: otherwise two admins block each other. */
export const lockAdmins = (context: Context): Promise<void> => lockRole(context.db, 'admin')

/** Whether an account may be deleted: any but the last admin's. Ask before you lock the person. */
export async function mayDeleteAccount(context: Context, personId: string): Promise<boolean> {
  await lockAdmins(context)
  return !(await holdsRole(context.db, personId, 'admin')) || (await countOtherAdmins(context.db, personId)) > 0
}

/** Throws NOT_ALLOWED if this person is the last admin. The caller holds the lock of the role. */
export async function requireAnotherAdmin(context: Context, personId: string): Promise<void> {
  if ((await countOtherAdmins(context.db, personId)) === 0) throw new Refusal('NOT_ALLOWED', { message: LAST_ADMIN })
}

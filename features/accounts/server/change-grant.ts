import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { LAST_ADMIN, type GrantedRole } from '../rules/role-texts.ts'
import { countOtherAdmins, findUsername, holdsRole, insertGrant, lockRole, revokeGrant } from './roles.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** Somebody was given a role, or did not get it, or lost it. */
    'role.decided': { personId: string; role: GrantedRole; granted: boolean; by: string | null }
  }
}

/** Gives somebody a role or takes it; what holds already is no mistake. The last admin stays one. */
export async function changeGrant(
  context: Context,
  wish: { personId: string; role: GrantedRole; held: boolean; reason: string },
): Promise<boolean> {
  const viewer = signedIn(context)
  return context.inTransaction(async (context) => {
    const username = await findUsername(context.db, wish.personId)
    if (username === null) throw new Refusal('NOT_FOUND', { says: 'We couldn’t find that person.' })
    await lockRole(context.db, wish.role)
    const at = context.clock.now()
    if (!wish.held && wish.role === 'admin') await keepAnAdmin(context, wish.personId)
    const changed = wish.held
      ? await insertGrant(context.db, { personId: wish.personId, role: wish.role, by: viewer.id, at })
      : await revokeGrant(context.db, { personId: wish.personId, role: wish.role, at })
    if (!changed) return wish.held
    await recordAudit(context, {
      deed: wish.held ? 'grant.given' : 'grant.taken',
      targetId: wish.personId,
      targetName: username,
      reason: wish.reason,
      details: { role: wish.role },
    })
    await context.emit({ name: 'role.decided', personId: wish.personId, role: wish.role, granted: wish.held, by: viewer.id })
    return wish.held
  })
}

/** Whether somebody may leave: anybody but the last admin. */
export async function mayLeave(context: Context, personId: string): Promise<boolean> {
  await lockRole(context.db, 'admin')
  return !(await holdsRole(context.db, personId, 'admin')) || (await countOtherAdmins(context.db, personId)) > 0
}

/** Refuses what would leave the site without an admin. The role is locked by whoever asks. */
export async function keepAnAdmin(context: Context, personId: string): Promise<void> {
  if ((await countOtherAdmins(context.db, personId)) === 0) throw new Refusal('NOT_ALLOWED', { says: LAST_ADMIN })
}

import { Refusal } from '#platform/rules/refusals.ts'
import type { RightDefinition } from '#platform/rules/rights.ts'
import type { Role } from '#platform/rules/viewer.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { rightsChange } from '../rules/rights-change.ts'
import { lockedRights, saveRights } from './rights.queries.ts'

interface Wish {
  role: Role
  /** The revision of the role that the admin saw. */
  revision: number
  rights: string[]
  reason: string
}

/**
 * Gives a role other rights: from the next request of everybody who acts in it. What another admin changed meanwhile is
 * not overwritten, and admins keep what they need to give anything back.
 */
export async function changeRights(context: Context, input: Wish, known: readonly RightDefinition[]): Promise<void> {
  const unknown = input.rights.find((right) => !known.some(({ name }) => name === right))
  if (unknown !== undefined) throw new Refusal('INVALID_INPUT', { message: `Unknown permission "${unknown}".` })
  const kept = known.find(({ name, fixed }) => fixed === true && input.role === 'admin' && !input.rights.includes(name))
  if (kept !== undefined) throw new Refusal('NOT_ALLOWED', { message: `Admins always have this permission: ${kept.label}.` })
  const rights = known.map(({ name }) => name as string).filter((name) => input.rights.includes(name))
  await context.inTransaction(async (context) => {
    const before = await lockedRights(context.db, input.role)
    if (before.revision !== input.revision) throw new Refusal('OUTDATED_EDIT')
    const change = rightsChange(before.rights, rights)
    if (change.given.length === 0 && change.taken.length === 0) return
    await saveRights(context.db, { name: input.role, rights, at: context.clock.now() })
    await recordAudit(context, { action: 'rights.changed', targetName: input.role, reason: input.reason, details: change })
  })
}

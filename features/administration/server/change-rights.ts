import { Refusal } from '#platform/rules/refusals.ts'
import type { RightDefinition } from '#platform/rules/rights.ts'
import type { Role } from '#platform/rules/viewer.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { rightsChange } from '../rules/rights-change.ts'
import { lockedRights, saveRights } from './rights.queries.ts'

interface RightsChangeInput {
  role: Role
  /** The revision of the role that the admin saw. */
  revision: number
  rights: string[]
  reason: string
}

/**
 * Replaces the rights of a role. Throws OUTDATED_EDIT if another admin changed them meanwhile, and NOT_ALLOWED if admins would lose a fixed right.
 */
export async function changeRights(context: Context, input: RightsChangeInput, known: readonly RightDefinition[]): Promise<void> {
  const unknown = input.rights.find((right) => !known.some(({ name }) => name === right))
  if (unknown !== undefined) throw new Refusal('INVALID_INPUT', { message: `Unknown permission "${unknown}".` })
  const fixed = known.find((right) => right.fixed === true && input.role === 'admin' && !input.rights.includes(right.name))
  if (fixed !== undefined) throw new Refusal('NOT_ALLOWED', { message: `Admins always have this permission: ${fixed.label}.` })
  const rights = known.map(({ name }) => name as string).filter((name) => input.rights.includes(name))
  await context.inTransaction(async (context) => {
    const before = await lockedRights(context.db, input.role)
    const change = rightsChange(before.rights, rights)
    // Also if they were saved before, and the answer was lost.
    if (change.given.length === 0 && change.taken.length === 0) return
    if (before.revision !== input.revision) throw new Refusal('OUTDATED_EDIT', { message: 'Another admin changed these permissions after you opened them.' })
    await saveRights(context.db, { name: input.role, rights, at: context.clock.now() })
    await recordAudit(context, { action: 'rights.changed', targetName: input.role, reason: input.reason, details: change })
  })
}

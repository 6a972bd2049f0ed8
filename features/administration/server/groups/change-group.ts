import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { effectOf, effectOfGroup, MAX_GROUPS, problemOfGroupRights, type RightsEffect } from '../../rules/rights-groups.ts'
import { rightsChange } from '../../rules/rights-change.ts'
import { learnerRights } from '../rights.queries.ts'
import { deleteGroup, insertGroup, isGroupNameTaken, listRightsHolders, lockGroup, updateGroup } from './groups.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The permissions of a group changed, and so what a person in it may do. */
    'rights-group.changed': { personId: string; groupId: string; groupName: string; by: string } & RightsEffect
  }
}

interface GroupInput {
  id: string
  revision: number
  name: string
  about: string
  rights: string[]
  reason: string
}

export const groupGone = () => new Refusal('NOT_FOUND', { message: 'We couldn’t find that group. Another admin may have deleted it.' })

/** Creates a group (revision 0) or changes one; people in it who gain or lose something are notified. Throws OUTDATED_EDIT if another admin changed it meanwhile. */
export async function saveGroup(context: Context, input: GroupInput): Promise<void> {
  const problem = problemOfGroupRights(input.rights, context.rights, await learnerRights(context.db))
  if (problem !== null) throw new Refusal('INVALID_INPUT', { message: problem, fields: { rights: problem } })
  const rights = context.rights.map(({ name }) => name as string).filter((name) => input.rights.includes(name))
  await context.inTransaction(async (context) => {
    const before = await lockGroup(context.db, input.id)
    if (before === null && input.revision > 0) throw groupGone()
    if (await isGroupNameTaken(context.db, input)) throw new Refusal('ALREADY_TAKEN', { fields: { name: 'Another group has this name.' } })
    const group = { id: input.id, name: input.name, about: input.about, rights, changed_at: context.clock.now() }
    if (before === null) {
      if (!(await insertGroup(context.db, { ...group, max: MAX_GROUPS }))) throw new Refusal('INVALID_INPUT', { message: `There can be ${MAX_GROUPS} groups.` })
    } else {
      // The answer to the first request may have been lost: the same new group is sent again, perhaps with changes.
      const isSentAgain = input.revision === 0 && before.revision === 1
      if (isSentAgain && before.name === group.name && before.about === group.about && before.rights.toSorted().join() === rights.toSorted().join()) return
      if (before.revision !== input.revision && !isSentAgain) throw new Refusal('OUTDATED_EDIT', { message: 'Another admin changed this group after you opened it.' })
      await updateGroup(context.db, group)
      await announceChange(context, { before: before.rights, after: rights, groupId: input.id, groupName: input.name })
    }
    await recordAudit(context, {
      action: before === null ? 'rights-group.created' : 'rights-group.changed',
      targetId: input.id, targetName: input.name, reason: input.reason, details: rightsChange(before?.rights ?? [], rights),
    })
  })
}

/** Tells each person in a group what they may do now or no longer. */
async function announceChange(context: Context, { before, after, ...group }: { before: string[]; after: string[]; groupId: string; groupName: string }): Promise<void> {
  const by = signedIn(context).id
  for (const { person_id: personId, others } of await listRightsHolders(context.db, { groupId: group.groupId, username: null })) {
    const effect = effectOf({ before, after, others })
    if (effect.gains.length + effect.loses.length > 0) await context.emit({ name: 'rights-group.changed', personId, ...group, by, ...effect })
  }
}

/** Deletes a group: its people lose its rights with their next request, and are notified. */
export async function removeGroup(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  await context.inTransaction(async (context) => {
    const group = await lockGroup(context.db, id)
    if (group === null) throw groupGone()
    const members = await listRightsHolders(context.db, { groupId: id, username: null })
    await deleteGroup(context.db, id)
    await recordAudit(context, { action: 'rights-group.deleted', targetId: id, targetName: group.name, reason, details: rightsChange(group.rights, []) })
    const common = { groupId: id, groupName: group.name, held: false, by: signedIn(context).id }
    for (const { person_id: personId, others } of members) {
      await context.emit({ name: 'rights-group.given', personId, ...common, ...effectOfGroup({ rights: group.rights, held: false, others }) })
    }
  })
}

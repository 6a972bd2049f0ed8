import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { effectOfGroup, MAX_GROUP_MEMBERS, OWN_GROUP, SUSPENDED_IN_GROUP, type RightsEffect } from '../../rules/rights-groups.ts'
import { groupGone } from './change-group.ts'
import { deleteMember, findGiver, insertMember, listRightsHolders, lockGroup, type RightsHolderRow } from './groups.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A person was added to a group or removed from it, with what they may do now or no longer. */
    'rights-group.given': { personId: string; groupId: string; groupName: string; held: boolean; by: string } & RightsEffect
  }
}

interface MemberInput {
  id: string
  username: string
  held: boolean
}

/** The person with this username. Throws NOT_FOUND at the field. */
async function personNamed(context: Context, { id, username }: Pick<MemberInput, 'id' | 'username'>): Promise<RightsHolderRow> {
  const [person] = await listRightsHolders(context.db, { groupId: id, username })
  if (person === undefined) throw new Refusal('NOT_FOUND', { fields: { username: `There is no one with the username “${username}”.` }, message: `There is no one with the username “${username}”.` })
  return person
}

export const alreadyIn = ({ name }: RightsHolderRow) => new Refusal('NOT_ALLOWED', { message: `${name} is already in this group.` })

/**
 * The person of a change. Throws NOT_ALLOWED for oneself, for suspended people, and if the person is in the group, or is not, already; `isDone` says that the
 * viewer added them, as after a lost answer.
 */
export async function memberToChange(context: Context, input: MemberInput): Promise<{ person: RightsHolderRow; isDone: boolean }> {
  const person = await personNamed(context, input)
  const viewer = signedIn(context)
  if (person.person_id === viewer.id) throw new Refusal('NOT_ALLOWED', { message: OWN_GROUP })
  if (input.held && person.suspended_at !== null) throw new Refusal('NOT_ALLOWED', { message: SUSPENDED_IN_GROUP })
  const giver = await findGiver(context.db, { groupId: input.id, personId: person.person_id })
  if ((giver !== null) === input.held) {
    if (input.held && giver?.given_by === viewer.id) return { person, isDone: true }
    throw input.held ? alreadyIn(person) : new Refusal('NOT_ALLOWED', { message: `${person.name} is no longer in this group. Another admin may have removed it.` })
  }
  return { person, isDone: false }
}

/** Gives a group to a person or takes it away; they are notified. Throws as `memberToChange` does. */
export async function changeGroupMember(context: Context, input: MemberInput & { reason: string }): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const group = await lockGroup(context.db, input.id)
    if (group === null) throw groupGone()
    const { person, isDone } = await memberToChange(context, input)
    if (isDone) return
    const member = { groupId: input.id, personId: person.person_id }
    const isChanged = input.held
      ? await insertMember(context.db, { ...member, by: viewer.id, at: context.clock.now(), max: MAX_GROUP_MEMBERS })
      : await deleteMember(context.db, member)
    if (!isChanged) throw new Refusal('INVALID_INPUT', { message: `A group can have ${MAX_GROUP_MEMBERS} people.` })
    await recordAudit(context, {
      action: input.held ? 'rights-group.given' : 'rights-group.taken',
      targetId: person.person_id, targetName: person.username, reason: input.reason, details: { group: group.name },
    })
    const effect = effectOfGroup({ rights: group.rights, held: input.held, others: person.others })
    await context.emit({ name: 'rights-group.given', personId: person.person_id, groupId: input.id, groupName: group.name, held: input.held, by: viewer.id, ...effect })
  })
}

import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { MAX_GROUP_MEMBERS, OWN_GROUP, SUSPENDED_IN_GROUP } from '../../rules/rights-groups.ts'
import { groupGone } from './change-group.ts'
import { deleteMember, insertMember, isMember, listRightsHolders, lockGroup, type RightsHolderRow } from './groups.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'rights-group.given': { personId: string; groupId: string; groupName: string; held: boolean; by: string }
  }
}

interface MemberInput {
  id: string
  username: string
  held: boolean
}

/** The person with this username. Throws NOT_FOUND at the field. */
export async function personNamed(context: Context, { id, username }: Pick<MemberInput, 'id' | 'username'>): Promise<RightsHolderRow> {
  const [person] = await listRightsHolders(context.db, { groupId: id, username })
  if (person === undefined) throw new Refusal('NOT_FOUND', { fields: { username: `There is no one with the username “${username}”.` }, message: `There is no one with the username “${username}”.` })
  return person
}

/** Gives a group to a person or takes it away; they are notified. Throws NOT_ALLOWED for oneself, and if another admin did it already. */
export async function changeGroupMember(context: Context, input: MemberInput & { reason: string }): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const group = await lockGroup(context.db, input.id)
    if (group === null) throw groupGone()
    const person = await personNamed(context, input)
    if (person.person_id === viewer.id) throw new Refusal('NOT_ALLOWED', { message: OWN_GROUP })
    if (input.held && person.suspended_at !== null) throw new Refusal('NOT_ALLOWED', { message: SUSPENDED_IN_GROUP })
    const member = { groupId: input.id, personId: person.person_id }
    if ((await isMember(context.db, member)) === input.held) {
      throw new Refusal('NOT_ALLOWED', { message: input.held ? `${person.name} is already in this group.` : `${person.name} is no longer in this group. Another admin may have removed it.` })
    }
    const isChanged = input.held
      ? await insertMember(context.db, { ...member, by: viewer.id, at: context.clock.now(), max: MAX_GROUP_MEMBERS })
      : await deleteMember(context.db, member)
    if (!isChanged) throw new Refusal('INVALID_INPUT', { message: `A group can have ${MAX_GROUP_MEMBERS} people.` })
    await recordAudit(context, {
      action: input.held ? 'rights-group.given' : 'rights-group.taken',
      targetId: person.person_id, targetName: person.username, reason: input.reason, details: { group: group.name },
    })
    await context.emit({ name: 'rights-group.given', personId: person.person_id, groupId: input.id, groupName: group.name, held: input.held, by: viewer.id })
  })
}

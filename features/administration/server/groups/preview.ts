import type { Context } from '#platform/server/context.ts'
import { effectOf, effectOfGroup, type RightsEffect } from '../../rules/rights-groups.ts'
import { alreadyIn, memberToChange } from './change-member.ts'
import { allGroups, listRightsHolders } from './groups.queries.ts'

export interface PersonEffect extends RightsEffect {
  username: string
  name: string
}

const rightsOf = async (context: Context, id: string) => (await allGroups.all(context.database, [])).find((group) => group.id === id)?.rights ?? []

/** Who would gain and lose what if a group had these rights: a dry run. People for whom nothing changes are left out. */
export async function previewGroup(context: Context, { id, rights }: { id: string; rights: string[] }): Promise<PersonEffect[]> {
  const before = await rightsOf(context, id)
  const members = await listRightsHolders(context.db, { groupId: id, username: null })
  return members
    .map(({ username, name, others }) => ({ username, name, ...effectOf({ before, after: rights, others }) }))
    .filter(({ gains, loses }) => gains.length + loses.length > 0)
}

/** What a person would gain or lose with a group. Throws if the change is not possible, before a reason is asked for. */
export async function previewMember(context: Context, { id, username, held }: { id: string; username: string; held: boolean }): Promise<PersonEffect> {
  const rights = await rightsOf(context, id)
  const { person, isDone } = await memberToChange(context, { id, username, held })
  if (isDone) throw alreadyIn(person)
  return { username: person.username, name: person.name, ...effectOfGroup({ rights, held, others: person.others }) }
}

import type { Context } from '#platform/server/context.ts'
import { allGroups, allMembers, type GroupMemberRow, type GroupRow } from './groups.queries.ts'

export interface GroupWithMembers extends GroupRow {
  members: GroupMemberRow[]
}

/** All groups with their people. */
export async function readGroups({ database }: Context): Promise<GroupWithMembers[]> {
  const [groups, members] = await Promise.all([allGroups.all(database, []), allMembers.all(database, [])])
  const byGroup = Map.groupBy(members, ({ group_id }) => group_id)
  return groups.map((group) => ({ ...group, members: byGroup.get(group.id) ?? [] }))
}

import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { syncLinkedConversation } from '#features/chat/server/public.ts'
import { followGroup } from '#features/events/server/public.ts'
import { MAX_LEARNERS, MAX_MENTORS, type Part } from '../rules/group.ts'
import { groupForChange, groupForReading } from './mentoring.access.ts'
import { lockGroup } from './groups.queries.ts'
import { deleteInvitation } from './invites.queries.ts'
import { deleteMember, insertMember, listMemberIds } from './members.queries.ts'
import { handInKnown } from './work.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A member left a group or was removed. */
    'mentor-group.left': { groupId: string; personId: string }
  }
}

/** The key of a group’s conversation in chat. */
export const conversationKey = (groupId: string) => `mentor-group:${groupId}`

/** The conversation of a group has its members. */
export async function syncConversation(context: Context, { id, name }: { id: string; name: string }): Promise<void> {
  await syncLinkedConversation(context, { key: conversationKey(id), name, personIds: await listMemberIds(context.db, id) })
}

/** Adds a member to a group, which must be locked, and to its conversation; what they have done already is handed in. False if they are a member. */
export async function addMember(context: Context, group: { id: string; name: string }, personId: string, part: Part): Promise<boolean> {
  const max = part === 'learner' ? MAX_LEARNERS : MAX_MENTORS
  if (!(await insertMember(context.db, { groupId: group.id, personId, part, at: context.clock.now() }, max))) {
    if ((await listMemberIds(context.db, group.id, part)).length < max) return false
    throw new Refusal('NOT_ALLOWED', { message: part === 'learner' ? 'This group is full.' : `A group has at most ${MAX_MENTORS} mentors.` })
  }
  await deleteInvitation(context.db, group.id, personId)
  if (part === 'learner') await handInKnown(context.db, { groupId: group.id, personId })
  await syncConversation(context, group)
  return true
}

/** Removes a member from a group, which must be locked, from its conversation and from those of its events. */
export async function dropMember(context: Context, group: { id: string; name: string }, personId: string): Promise<void> {
  if (!(await deleteMember(context.db, group.id, personId))) return
  await syncConversation(context, group)
  await followGroup(context, group.id)
  await context.emit({ name: 'mentor-group.left', groupId: group.id, personId })
}

/** A mentor removes a member or withdraws an invitation. */
export async function removeMember(context: Context, { id, person }: { id: string; person: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    const group = await groupForChange(context, id)
    await deleteInvitation(context.db, id, person)
    await dropMember(context, group, person)
  })
}

/** The viewer leaves a group. Their work is kept in case they come back, but no one in the group can see it. */
export async function leaveGroup(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    await lockGroup(context.db, id)
    await dropMember(context, await groupForReading(context, id), viewer.id)
  })
}

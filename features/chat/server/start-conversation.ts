import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { MAX_MEMBERS } from '../rules/chat.ts'
import { directKey } from '../rules/direct-key.ts'
import { DOES_NOT_ACCEPT, firstContact } from '../rules/first-contact.ts'
import { conversationForChange } from './chat.access.ts'
import {
  deleteMember, findFirstContact, insertConversation, insertMembers, joinedAt, membersOf, nextChange, passOwnership, saveName, saveState, type MembershipRow,
} from './conversations.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'chat.added': { conversationId: string; personIds: string[]; by: string; group: string }
  }
  interface ViewerUpdates {
    /** A conversation changed for these people: they joined, left, accepted or set flags. Empty: it changed for all members, such as its name. */
    'chat.membership': { conversationId: string; personIds: string[] }
  }
}

const DAY_MS = 24 * 3600 * 1000

/** The conversation of the viewer with one other person; it is created when there is none. Returns its id. */
export async function openDirect(context: Context, { personId }: { personId: string }): Promise<string> {
  const viewer = signedIn(context)
  if (personId === viewer.id) throw new Refusal('INVALID_INPUT', { message: 'You can’t write to yourself.' })
  return context.inTransaction(async (context) => {
    const { db, clock } = context
    const contact = await findFirstContact(db, viewer.id, personId)
    if (contact === null) throw new Refusal('NOT_FOUND')
    const { id, isNew } = await insertConversation(db, { id: randomUUID(), kind: 'direct', key: directKey(viewer.id, personId), at: clock.now() })
    if (!isNew) return id
    const outcome = firstContact({ whoMayWrite: contact.who_may_write, isFollowed: contact.is_followed })
    if (outcome === 'refused') throw new Refusal('NOT_ALLOWED', { message: DOES_NOT_ACCEPT })
    await limitStarts(context)
    await insertMembers(db, id, [viewer.id], { state: 'member', at: clock.now() })
    await insertMembers(db, id, [personId], { state: outcome, at: clock.now() })
    return id
  })
}

/** Accounts younger than a day may start fewer conversations. */
async function limitStarts(context: Context): Promise<void> {
  const viewer = signedIn(context)
  const createdAt = await joinedAt(context.db, viewer.id)
  const isNewcomer = createdAt !== null && context.clock.now().getTime() - createdAt.getTime() < DAY_MS
  await rateLimit(context, isNewcomer ? 'chat.start-newcomer' : 'chat.start', viewer.id)
}

/** The viewer creates a group; people who do not follow the viewer get a request. Sending the same id again creates nothing. */
export async function createGroup(context: Context, { id, name, personIds }: { id: string; name: string; personIds: string[] }): Promise<string> {
  const viewer = signedIn(context)
  await limitStarts(context)
  return context.inTransaction(async (context) => {
    const { db, clock } = context
    const made = await insertConversation(db, { id, kind: 'group', name, ownerId: viewer.id, at: clock.now() })
    if (!made.isNew) {
      await conversationForChange(context, id)
      return id
    }
    await insertMembers(db, id, [viewer.id], { state: 'member', at: clock.now() })
    await addPeople(context, id, name, personIds)
    return id
  })
}

/** The owner of a group adds people; those who do not follow the owner get a request. */
export async function addMembers(context: Context, { id, personIds }: { id: string; personIds: string[] }): Promise<void> {
  await rateLimit(context, 'chat.change', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const { name } = await groupOfOwner(context, id)
    await addPeople(context, id, name, personIds)
  })
}

async function addPeople(context: Context, id: string, group: string, personIds: readonly string[]): Promise<void> {
  const viewer = signedIn(context)
  const { db, clock } = context
  const present = (await membersOf(context.database, [id], viewer.id)).get(id) ?? []
  if (present.length + personIds.length > MAX_MEMBERS) throw new Refusal('INVALID_INPUT', { message: `A group has at most ${MAX_MEMBERS} members.` })
  const added: string[] = []
  for (const personId of new Set(personIds)) {
    if (personId === viewer.id) continue
    const contact = await findFirstContact(db, viewer.id, personId)
    if (contact === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find one of these people.' })
    const outcome = firstContact({ whoMayWrite: contact.who_may_write, isFollowed: contact.is_followed })
    if (outcome === 'refused') throw new Refusal('NOT_ALLOWED', { message: DOES_NOT_ACCEPT })
    added.push(...(await insertMembers(db, id, [personId], { state: outcome, at: clock.now() })))
  }
  if (added.length === 0) return
  await nextChange(db, id)
  await context.emit({ name: 'chat.added', conversationId: id, personIds: added, by: viewer.id, group })
  context.notifyViewers({ name: 'chat.membership', conversationId: id, personIds: added })
}

async function groupOfOwner(context: Context, id: string): Promise<MembershipRow> {
  const group = await conversationForChange(context, id)
  const { kind, owner_id } = group
  if (kind !== 'group') throw new Refusal('NOT_FOUND')
  if (owner_id !== signedIn(context).id) throw new Refusal('NOT_ALLOWED', { message: 'Only the owner of the group can do that.' })
  return group
}

/** The owner of a group renames it. */
export async function renameGroup(context: Context, { id, name }: { id: string; name: string }): Promise<void> {
  await context.inTransaction(async (context) => {
    await groupOfOwner(context, id)
    await saveName(context.db, id, name)
    await nextChange(context.db, id)
    context.notifyViewers({ name: 'chat.membership', conversationId: id, personIds: [] })
  })
}

/** Somebody leaves a group, or its owner removes them. A group whose owner left passes to the member who has been in it longest. */
export async function removeMember(context: Context, { id, personId }: { id: string; personId: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'chat.change', viewer.id)
  await context.inTransaction(async (context) => {
    if (personId === viewer.id) {
      if ((await conversationForChange(context, id)).kind !== 'group') throw new Refusal('NOT_FOUND')
    } else await groupOfOwner(context, id)
    if (!(await deleteMember(context.db, id, personId))) return
    await passOwnership(context.db, id)
    await nextChange(context.db, id)
    context.notifyViewers({ name: 'chat.membership', conversationId: id, personIds: [personId] })
  })
}

/** Accepts a message request, or declines it; the sender is not told. */
export async function answerRequest(context: Context, { id, isAccepted }: { id: string; isAccepted: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const { state, kind } = await conversationForChange(context, id)
    if (state !== 'requested') return
    if (!isAccepted && kind === 'group') await deleteMember(context.db, id, viewer.id)
    else await saveState(context.db, id, viewer.id, isAccepted ? 'member' : 'declined')
    await nextChange(context.db, id)
    context.notifyViewers({ name: 'chat.membership', conversationId: id, personIds: [viewer.id] })
  })
}

import { requireSwitch } from '#platform/server/switches.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit, type Use } from '#platform/server/rate-limit.ts'
import { trustLimit } from '#features/trust/server/public.ts'
import { MAX_MEMBERS } from '../rules/chat.ts'
import { directKey } from '../rules/direct-key.ts'
import { DOES_NOT_ACCEPT, firstContact } from '../rules/first-contact.ts'
import { conversationForChange } from './chat.access.ts'
import {
  countMembers, deleteMember, findByKey, findConversation, insertConversation, insertMembers, listFirstContacts, lockMembership, nextChange, passOwnership,
  saveName, saveState, type MembershipRow,
} from './conversations.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'chat.added': { conversationId: string; personId: string; by: string; group: string }
  }
  interface ViewerUpdates {
    /** The name or the members of a conversation changed. All its members hear of it, and these, who left or are only invited. */
    'chat.membership': { conversationId: string; personIds: string[] }
  }
}

/** The conversation of the viewer with one other person; it is created when there is none. Returns its id. */
export async function openDirect(context: Context, { personId }: { personId: string }): Promise<string> {
  await requireSwitch(context, 'messages')
  const viewer = signedIn(context)
  if (personId === viewer.id) throw new Refusal('INVALID_INPUT', { message: 'You can’t write to yourself.' })
  const [contact] = await listFirstContacts(context.db, viewer.id, [personId])
  if (contact === undefined) throw new Refusal('NOT_FOUND')
  const key = directKey(viewer.id, personId)
  const known = await findByKey(context.db, key)
  if (known !== null) return reopen(context, known)
  const outcome = firstContact(contact)
  if (outcome === 'refused') throw new Refusal('NOT_ALLOWED', { message: DOES_NOT_ACCEPT })
  const uses = await limitStarts(context, 1)
  return context.inTransaction(async ({ db, clock }) => {
    const { id, isNew } = await insertConversation(db, { id: randomUUID(), kind: 'direct', key, at: clock.now() })
    if (!isNew) {
      await refund(uses)
      return id
    }
    await insertMembers(db, id, [viewer.id], { state: 'member', at: clock.now() })
    await insertMembers(db, id, [personId], { state: outcome, at: clock.now() })
    return id
  })
}

/** Somebody who declined a conversation and opens it again is asked again. */
const reopen = (context: Context, id: string): Promise<string> =>
  context.inTransaction(async ({ db }) => {
    const viewer = signedIn(context)
    const membership = await lockMembership(db, id, viewer.id)
    if (membership?.state === 'declined') await saveState(db, id, viewer.id, 'requested')
    return id
  })

/** Counts conversations that the viewer starts with strangers. How many they may start depends on their trust level. `hint` says how they are counted. */
async function limitStarts(context: Context, count: number, hint = ''): Promise<Use[]> {
  const uses: Use[] = []
  try {
    for (let n = 0; n < count; n++) uses.push(await trustLimit(context, 'conversations'))
  } catch (error) {
    await refund(uses)
    if (!(error instanceof Refusal) || error.code !== 'TOO_FAST') throw error
    throw new Refusal('TOO_FAST', { message: error.message + hint, ...(error.retryAfter !== null && { retryAfter: error.retryAfter }) })
  }
  return uses
}

const GROUP_HINT = ' A new group counts as one, and so does each person in it who doesn’t follow you.'

const refund = (uses: readonly Use[]) => Promise.all(uses.map((use) => use.refund()))

/** The viewer creates a group; people who do not follow the viewer get a request. Sending the same id again creates nothing. */
export async function createGroup(context: Context, { id, name, personIds }: { id: string; name: string; personIds: string[] }): Promise<string> {
  await requireSwitch(context, 'messages')
  const viewer = signedIn(context)
  if ((await findConversation(context.database, viewer.id, id)) !== null) return id
  const invited = await peopleToAdd(context, personIds)
  await limitStarts(context, 1 + invited.requested.length, GROUP_HINT)
  return context.inTransaction(async (context) => {
    const { db, clock } = context
    const made = await insertConversation(db, { id, kind: 'group', name, ownerId: viewer.id, at: clock.now() })
    if (!made.isNew) {
      await conversationForChange(context, id)
      return id
    }
    await insertMembers(db, id, [viewer.id], { state: 'member', at: clock.now() })
    await addPeople(context, id, name, invited)
    return id
  })
}

/** The owner of a group adds people; those who do not follow the owner get a request. */
export async function addMembers(context: Context, { id, personIds }: { id: string; personIds: string[] }): Promise<void> {
  await rateLimit(context, 'chat.change', signedIn(context).id)
  await context.inTransaction((context) => groupOfOwner(context, id))
  const invited = await peopleToAdd(context, personIds)
  await limitStarts(context, invited.requested.length, GROUP_HINT)
  await context.inTransaction(async (context) => {
    const { name } = await groupOfOwner(context, id)
    await addPeople(context, id, name, invited)
  })
}

/** People to add to a group, by the state in which they begin. */
type Invited = Record<'member' | 'requested', string[]>

async function peopleToAdd(context: Context, personIds: readonly string[]): Promise<Invited> {
  const viewer = signedIn(context)
  const others = new Set(personIds)
  others.delete(viewer.id)
  const contacts = await listFirstContacts(context.db, viewer.id, [...others])
  if (contacts.length < others.size) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find one of these people.' })
  const invited: Invited = { member: [], requested: [] }
  for (const contact of contacts) {
    const outcome = firstContact(contact)
    if (outcome === 'refused') throw new Refusal('NOT_ALLOWED', { message: DOES_NOT_ACCEPT })
    invited[outcome].push(contact.personId)
  }
  return invited
}

async function addPeople(context: Context, id: string, group: string, invited: Invited): Promise<void> {
  const viewer = signedIn(context)
  const { db, clock } = context
  const added: string[] = []
  for (const state of ['member', 'requested'] as const) added.push(...(await insertMembers(db, id, invited[state], { state, at: clock.now() })))
  if (added.length === 0) return
  if ((await countMembers(db, id)) > MAX_MEMBERS) throw new Refusal('INVALID_INPUT', { message: `A group has at most ${MAX_MEMBERS} members.` })
  await nextChange(db, id)
  for (const personId of added) await context.emit({ name: 'chat.added', conversationId: id, personId, by: viewer.id, group })
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

import { randomUUID } from 'node:crypto'
import { previewOf } from '#platform/rules/text.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteMembersBut, findMembership, insertConversation, insertMembers, lockConversation, nextChange, saveName } from './conversations.queries.ts'

/** As much of a name as a conversation stores. */
const NAME_LENGTH = 100

/** A conversation that belongs to something of another feature, such as an idea, an event or a mentor group. */
export interface LinkedConversation {
  /** The feature and the id of what it belongs to, such as `idea:1764130000000`. */
  key: string
  /** The name of what it belongs to; a longer one is shortened. */
  name: string
  /** All its members; anyone else is removed. */
  personIds: readonly string[]
}

/**
 * Sets the name and the members of a linked conversation, and creates it at the first call. Call it in the transaction that changes the members
 * of the thing that it belongs to. Returns its id.
 */
export async function syncLinkedConversation(context: Context, { key, name: fullName, personIds }: LinkedConversation): Promise<string> {
  const { db, clock } = context
  const name = fullName.length <= NAME_LENGTH ? fullName : previewOf(fullName, NAME_LENGTH - 1)
  const { id } = await insertConversation(db, { id: randomUUID(), kind: 'linked', name, key, at: clock.now() })
  await lockConversation(db, id)
  await saveName(db, id, name)
  const added = await insertMembers(db, id, personIds, { state: 'member', at: clock.now() })
  const removed = await deleteMembersBut(db, id, personIds)
  if (added.length + removed.length > 0) {
    await nextChange(db, id)
    context.notifyViewers({ name: 'chat.membership', conversationId: id, personIds: [...added, ...removed] })
  }
  return id
}

/** The id of the linked conversation with this key; null if there is none, or the viewer is no member of it. */
export async function findLinkedConversation({ db, viewer }: Context, key: string): Promise<string | null> {
  return viewer === null ? null : findMembership(db, key, viewer.id)
}

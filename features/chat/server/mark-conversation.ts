import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { conversationForReading } from './chat.access.ts'
import { saveFlags, saveRead, type Flags } from './conversations.queries.ts'
import { saveOpened } from './settings.queries.ts'
import { settingsOfViewer } from './welcome.ts'

declare module '#platform/server/signals.ts' {
  interface ViewerUpdates {
    /** Somebody read a conversation up to a message. */
    'chat.read': { conversationId: string; personId: string; sequence: number; isShown: boolean }
    /** A conversation changed in somebody's list alone: they declined it, muted, archived or pinned it. */
    'chat.list': { conversationId: string; personId: string }
    /** Somebody opened the chat, which clears their badge. */
    'chat.opened': { personId: string }
    /** Somebody is writing. */
    'chat.typing': { conversationId: string; personId: string }
  }
}

/** The viewer saw the messages up to this sequence number. */
export async function markRead(context: Context, { id, sequence }: { id: string; sequence: number }): Promise<void> {
  const viewer = signedIn(context)
  const { state } = await conversationForReading(context, id)
  if (!(await saveRead(context.db, id, viewer.id, sequence))) return
  const { shows_reads: isShown } = await settingsOfViewer(context)
  context.notifyViewers({ name: 'chat.read', conversationId: id, personId: viewer.id, sequence, isShown: isShown && state === 'member' })
}

/** The viewer opens the chat: the badge shows 0 in all their windows. */
export async function openChat(context: Context): Promise<void> {
  const viewer = signedIn(context)
  await settingsOfViewer(context)
  await saveOpened(context.db, viewer.id, context.clock.now())
  context.notifyViewers({ name: 'chat.opened', personId: viewer.id })
}

/** Mutes, archives or pins a conversation for the viewer, or takes that back. */
export async function flagConversation(
  context: Context,
  { id, ...flags }: { id: string } & Flags,
): Promise<void> {
  const viewer = signedIn(context)
  await conversationForReading(context, id)
  await saveFlags(context.db, { id, personId: viewer.id, at: context.clock.now() }, flags)
  context.notifyViewers({ name: 'chat.list', conversationId: id, personId: viewer.id })
}

/** Tells the others that the viewer is writing, unless the viewer hides that. */
export async function showTyping(context: Context, { id }: { id: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'chat.change', viewer.id)
  const { is_blocked, state } = await conversationForReading(context, id)
  if (is_blocked || state !== 'member' || !(await settingsOfViewer(context)).shows_typing) return
  context.notifyViewers({ name: 'chat.typing', conversationId: id, personId: viewer.id })
}

import type { Context } from '#platform/server/context.ts'
import { syncLinkedConversation } from '#features/chat/server/public.ts'
import { saveConversation } from './event-writes.queries.ts'
import { findEvent } from './events.queries.ts'
import { listDiscussed } from './group-events.queries.ts'
import { listParticipants } from './rsvps.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'events.sync-conversation': { eventId: string }
  }
}

/** Has the conversation of an event follow a change of its participants. Many changes at once are one task. Call it in their transaction. */
export const followParticipants = (context: Context, eventId: string): Promise<void> => context.enqueue('events.sync-conversation', { eventId }, { dedupe: `event-conversation:${eventId}` })

/** Has the conversations of the events of a group follow a change of its members. Call it in their transaction. */
export async function followGroup(context: Context, groupId: string): Promise<void> {
  for (const id of await listDiscussed(context.db, groupId)) await followParticipants(context, id)
}

/** Brings the group conversation of an event up to date: its members are the hosts and everyone who is going. It is created with the first of them. */
export async function syncConversation(context: Context, eventId: string): Promise<void> {
  await context.inTransaction(async (context) => {
    // The lock makes the later of two changes see the answers of both.
    const event = await findEvent(context.db, eventId, { lock: true })
    if (event === null) return
    const personIds = await listParticipants(context.db, eventId)
    if (event.conversation_id === null && personIds.every((id) => id === event.host_id)) return
    const conversationId = await syncLinkedConversation(context, { key: `event:${eventId}`, name: event.title, personIds })
    if (event.conversation_id !== conversationId) await saveConversation(context.db, eventId, conversationId)
  })
}

import { listen, type Listener } from '#platform/server/signals.ts'
import { notify } from '#features/notifications/server/public.ts'
import { hasUnread, isMember } from './unread.queries.ts'

export const chatListeners: Listener[] = [
  listen('chat.email-unread', 'chat.left-unread', (context, { conversationId, personId, by, count }, signalId) =>
    notify(context, {
      signalId,
      by,
      kinds: ['message'],
      people: { receiver: [personId] },
      facts: { conversationId, count: String(count) },
      about: String(signalId),
      holds: (db) => hasUnread(db, conversationId, personId),
    }),
  ),
  listen('chat.notify-added', 'chat.added', (context, { conversationId, personId, by, group }, signalId) =>
    notify(context, {
      signalId,
      by,
      kinds: ['groupInvitation'],
      people: { member: [personId] },
      facts: { conversationId, group },
      holds: (db) => isMember(db, conversationId, personId),
    }),
  ),
]

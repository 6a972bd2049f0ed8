import { listen, type Listener } from '#platform/server/signals.ts'
import { isWithinLimit } from '#platform/server/rate-limit.ts'
import { notify } from '#features/notifications/server/public.ts'
import { passOwnerlessGroups } from './conversations.queries.ts'
import { findMessage } from './messages.queries.ts'
import { hasUnread, isMember } from './unread.queries.ts'

export const chatListeners: Listener[] = [
  listen('chat.pass-ownership', 'person.left', ({ db }) => passOwnerlessGroups(db)),
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
  listen('chat.notify-mentioned', 'chat.mentioned', async (context, { conversationId, messageId, personIds, by, group }, signalId) => {
    if (!(await isWithinLimit(context, 'mention.person', by))) return
    const present = await Promise.all(personIds.map(async (personId) => ((await isMember(context.db, conversationId, personId)) ? [personId] : [])))
    await notify(context, {
      signalId,
      by,
      kinds: ['messageMention'],
      people: { mentioned: present.flat() },
      facts: { conversationId, group },
      about: messageId,
      holds: async (db) => (await findMessage(db, messageId))?.deleted_at === null,
    })
  }),
]

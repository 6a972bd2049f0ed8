import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { conversationPath } from '../rules/paths.ts'
import { conversationForReading } from './chat.access.ts'
import { lockConversation, nextChange } from './conversations.queries.ts'
import { findMessage, saveDeleted } from './messages.queries.ts'
import { listReportedMessages } from './reported.queries.ts'

const MESSAGE_FROM = 'A message from'

/** Messages can be reported by those who can read them. Moderators see the reported message and nothing else of the conversation. */
export const moderatedMessages: Readonly<Record<'message', ModeratedKind>> = {
  message: {
    checkReadable: async (context, id) => {
      const message = await findMessage(context.db, id)
      if (message === null || message.deleted_at !== null || message.author_id === null) throw new Refusal('NOT_FOUND')
      await conversationForReading(context, message.conversation_id)
    },
    find: async ({ db }, ids) =>
      new Map(
        (await listReportedMessages(db, ids)).map((row) => [
          row.id,
          {
            title: `${MESSAGE_FROM} ${row.author_name ?? 'a deleted account'}`,
            text: row.text,
            path: conversationPath(row.conversation_id),
            authorId: row.author_id,
            authorUsername: row.author_username,
          },
        ]),
      ),
    named: (title) => title.replace(MESSAGE_FROM, 'the message from'),
    remove: async (context, id) => {
      const message = await findMessage(context.db, id)
      if (message === null || message.deleted_at !== null) return
      await lockConversation(context.db, message.conversation_id)
      const change = await nextChange(context.db, message.conversation_id)
      await saveDeleted(context.db, id, change, context.clock.now())
      context.notifyViewers({ name: 'chat.changed', conversationId: message.conversation_id, change })
    },
  },
}

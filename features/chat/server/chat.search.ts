import type { LiveKind } from '#features/search/server/public.ts'
import { conversationPath } from '../rules/paths.ts'
import { findMessages } from './read-chat.ts'

/**
 * The viewer's own messages. They are found by the query of the chat and never copied into the shared index: leaving, deleting and blocking
 * take effect at once, and private texts stay in one place.
 */
export const messageSearch: LiveKind = {
  label: 'Messages',
  position: 5,
  find: async (context, q) =>
    (await findMessages(context, { q, id: null })).map(({ id, conversation_id, author_name, text, sent_at }) => ({
      id, title: author_name ?? 'Cloggle', text, path: conversationPath(conversation_id), changedAt: sent_at,
    })),
}

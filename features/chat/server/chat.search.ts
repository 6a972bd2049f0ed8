import type { LiveKind } from '#features/search/server/public.ts'
import { signedIn } from '#platform/server/context.ts'
import { conversationPath } from '../rules/paths.ts'
import { searchMessages } from './messages.queries.ts'

/**
 * The viewer's own messages. They are found by the query of the chat and never copied into the shared index: leaving, deleting and blocking
 * take effect at once, and private texts stay in one place.
 */
export const messageSearch: LiveKind = {
  label: 'Messages',
  single: 'Message',
  position: 5,
  find: async (context, text, max) =>
    (await searchMessages(context.database, signedIn(context).id, { text, conversationId: null, max })).map(({ id, conversation_id, author_name, text }) => ({
      id, title: author_name ?? 'Cloggle', text, path: conversationPath(conversation_id),
    })),
}

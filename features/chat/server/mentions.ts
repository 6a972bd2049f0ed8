import { signedIn, type Context } from '#platform/server/context.ts'
import { mentionsInMarkdown } from '#features/people/server/public.ts'
import { findMentionable } from './conversations.queries.ts'
import { cleanMessage } from './render-message.ts'

/** People whom a message mentions. */
export interface Mentioned {
  personIds: string[]
  usernames: string[]
}

/** The members of a conversation whom a text of the viewer mentions: who accepted, and whom no block separates from the viewer. */
export async function mentionedMembers(context: Context, conversationId: string, text: string): Promise<Mentioned> {
  const usernames = mentionsInMarkdown(text, cleanMessage)
  const rows = usernames.length === 0 ? [] : await findMentionable(context.database, { id: conversationId, by: signedIn(context).id, usernames })
  return { personIds: rows.map(({ person_id }) => person_id), usernames: rows.map(({ username }) => username) }
}

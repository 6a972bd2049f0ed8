import { randomUUID } from 'node:crypto'
import { signedIn, type Context } from '#platform/server/context.ts'
import { WELCOME_MESSAGES } from '../rules/chat.ts'
import { insertConversation, insertMembers } from './conversations.queries.ts'
import { insertMessage } from './messages.queries.ts'
import { renderMessage } from './render-message.ts'
import { findSettings, insertSettings, type SettingsRow } from './settings.queries.ts'

/** The settings of the viewer. At the first visit they are created, and the three welcome messages are written, unread. */
export async function settingsOfViewer(context: Context): Promise<SettingsRow> {
  const viewer = signedIn(context)
  const known = await findSettings(context.db, viewer.id)
  if (known !== null) return known
  await context.inTransaction(async ({ db, clock }) => {
    const at = clock.now()
    if (!(await insertSettings(db, viewer.id, new Date(at.getTime() - 1000)))) return
    const { id, isNew } = await insertConversation(db, { id: randomUUID(), kind: 'welcome', key: `welcome:${viewer.id}`, at })
    if (!isNew) return
    await insertMembers(db, id, [viewer.id], { state: 'member', at })
    for (const message of WELCOME_MESSAGES) {
      // The sanitizer keeps links with an origin only.
      const text = message.replaceAll('](/', `](${context.origin}/`)
      await insertMessage(db, { id: randomUUID(), conversationId: id, authorId: null, text, html: renderMessage(text), replyTo: null, at })
    }
  })
  return (await findSettings(context.db, viewer.id))!
}

import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { requireSwitch } from '#platform/server/switches.ts'
import { checkContent } from '#features/trust/server/public.ts'
import { EDIT_MINUTES } from '../rules/chat.ts'
import { conversationForWriting, messageForChange, requireNoLinksForStrangers } from './chat.access.ts'
import { nextChange } from './conversations.queries.ts'
import { mentionedMembers } from './mentions.ts'
import { findMessage, saveChange, saveDeleted, saveReaction, saveText } from './messages.queries.ts'
import { renderMessage } from './render-message.ts'

/** The author of a message changes its text, within 15 minutes. */
export async function editMessage(context: Context, { id, text }: { id: string; text: string }): Promise<void> {
  await requireSwitch(context, 'messages')
  const viewer = signedIn(context)
  // Rendering is what costs.
  await rateLimit(context, 'chat.send', viewer.id)
  await checkContent(context, text, 'text')
  const conversationId = (await findMessage(context.db, id))?.conversation_id
  const mentioned = conversationId === undefined ? [] : (await mentionedMembers(context, conversationId, text)).usernames
  const html = renderMessage(text, mentioned)
  await context.inTransaction(async (context) => {
    const message = await messageForChange(context, id)
    if (message.author_id !== viewer.id) throw new Refusal('NOT_FOUND')
    const { kind, other } = await conversationForWriting(context, message.conversation_id)
    await requireNoLinksForStrangers(context, { id: message.conversation_id, kind, other, html })
    const at = context.clock.now()
    if (at.getTime() - message.sent_at.getTime() > EDIT_MINUTES * 60_000) {
      throw new Refusal('NOT_ALLOWED', { message: `Messages can be edited for ${EDIT_MINUTES} minutes.` })
    }
    const change = await nextChange(context.db, message.conversation_id)
    await saveText(context.db, id, { text, html, change, at })
    context.notifyViewers({ name: 'chat.changed', conversationId: message.conversation_id, change })
  })
}

/** The author deletes a message; others see that there was one. */
export async function deleteMessage(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'chat.change', viewer.id)
  await context.inTransaction(async (context) => {
    const message = await messageForChange(context, id)
    if (message.author_id !== viewer.id) throw new Refusal('NOT_FOUND')
    const change = await nextChange(context.db, message.conversation_id)
    await saveDeleted(context.db, id, change, context.clock.now())
    context.notifyViewers({ name: 'chat.changed', conversationId: message.conversation_id, change })
  })
}

/** A member reacts to a message, or removes the reaction. */
export async function reactToMessage(context: Context, { id, emoji, isOn }: { id: string; emoji: string; isOn: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'chat.change', viewer.id)
  await context.inTransaction(async (context) => {
    const message = await messageForChange(context, id)
    await conversationForWriting(context, message.conversation_id)
    if (!(await saveReaction(context.db, { id, personId: viewer.id, emoji, isOn }))) return
    const change = await nextChange(context.db, message.conversation_id)
    await saveChange(context.db, id, change)
    context.notifyViewers({ name: 'chat.changed', conversationId: message.conversation_id, change })
  })
}

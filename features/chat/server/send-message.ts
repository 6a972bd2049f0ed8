import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { requireSwitch } from '#platform/server/switches.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { checkContent, trustLimit } from '#features/trust/server/public.ts'
import { DOES_NOT_ACCEPT, firstContact, REQUEST_IS_WAITING } from '../rules/first-contact.ts'
import { acceptRequest } from './answer-request.ts'
import { conversationForWriting, requireNoLinksForStrangers } from './chat.access.ts'
import { listFirstContacts, saveState, type CounterpartRow } from './conversations.queries.ts'
import { countMessagesOf, findMessage, insertMessage } from './messages.queries.ts'
import { mentionedMembers } from './mentions.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { renderMessage } from './render-message.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A message mentions members of its conversation. */
    'chat.mentioned': { conversationId: string; messageId: string; personIds: string[]; by: string; group: string }
  }
  interface ViewerUpdates {
    /** A conversation has a new change. */
    'chat.changed': { conversationId: string; change: number }
  }
}

export interface NewMessage {
  id: string
  conversationId: string
  text: string
  replyTo: string | null
}

/** A member writes a message. A message that is sent again under the same id is written once. */
export async function sendMessage(context: Context, input: NewMessage): Promise<string> {
  await requireSwitch(context, 'messages')
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'chat.send', viewer.id)
  await checkContent(context, input.text, 'text')
  const dayUse = await trustLimit(context, 'messages')
  // Rendering takes milliseconds, during which the conversation must not be locked.
  const mentioned = await mentionedMembers(context, input.conversationId, input.text)
  const html = renderMessage(input.text, mentioned.usernames)
  return oneAtATime(input.conversationId, () => context.inTransaction(async (context) => {
    const { db, clock } = context
    const membership = await conversationForWriting(context, input.conversationId)
    const known = await findMessage(db, input.id)
    if (known !== null) {
      await Promise.all([use.refund(), dayUse.refund()])
      if (known.author_id !== viewer.id || known.conversation_id !== input.conversationId) throw new Refusal('ALREADY_TAKEN')
      return input.id
    }
    const other = membership.other === null ? null : await checkRequest(context, input.conversationId, membership.other)
    await requireNoLinksForStrangers(context, { id: input.conversationId, kind: membership.kind, other, html })
    if (membership.state === 'requested') await acceptRequest(context, input.conversationId)
    const change = await insertMessage(db, { ...input, authorId: viewer.id, html, at: clock.now() })
    context.notifyViewers({ name: 'chat.changed', conversationId: input.conversationId, change })
    if (mentioned.personIds.length > 0) {
      await context.emit({ name: 'chat.mentioned', conversationId: input.conversationId, messageId: input.id, personIds: mentioned.personIds, by: viewer.id, group: membership.name })
    }
    return input.id
  }))
}

/** The rule of message requests: one message until the other person accepts, answers or follows the sender. Returns the other person as they are now. */
async function checkRequest(context: Context, conversationId: string, other: CounterpartRow): Promise<CounterpartRow> {
  if (other.state === 'member') return other
  const viewer = signedIn(context)
  const { db } = context
  const [contact] = await listFirstContacts(db, viewer.id, [other.person_id])
  const outcome = contact === undefined ? 'refused' : firstContact(contact)
  if (outcome === 'member') {
    await saveState(db, conversationId, other.person_id, 'member')
    return { ...other, state: 'member' }
  }
  if ((await countMessagesOf(db, conversationId, viewer.id)) > 0) throw new Refusal('NOT_ALLOWED', { message: REQUEST_IS_WAITING })
  if (outcome === 'refused') throw new Refusal('NOT_ALLOWED', { message: DOES_NOT_ACCEPT })
  return other
}

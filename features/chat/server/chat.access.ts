import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { findConversation, findCounterpart, listOtherStates, lockMembership, type ConversationRow, type CounterpartRow, type MembershipRow } from './conversations.queries.ts'
import { findMessage, type MessageState } from './messages.queries.ts'
import { ACCEPT_FIRST, CANNOT_REACH, INVITATION_WITHOUT_LINKS, isAllowedInRequest, isWithStrangers, REQUEST_WITHOUT_LINKS } from '../rules/first-contact.ts'

/** A conversation that the viewer is in. Throws NOT_FOUND for any other. */
export async function conversationForReading(context: Context, id: string): Promise<ConversationRow> {
  const row = await findConversation(context.database, signedIn(context).id, id)
  if (row === null) throw new Refusal('NOT_FOUND')
  return row
}

/** Locks a conversation that the viewer is in, for a change. Throws NOT_FOUND for any other. */
export async function conversationForChange(context: Context, id: string): Promise<MembershipRow> {
  const row = await lockMembership(context.db, id, signedIn(context).id)
  if (row === null || row.state === 'declined') throw new Refusal('NOT_FOUND')
  return row
}

/** The viewer's membership in a conversation, and the other person if it is direct. */
export interface WritableConversation extends MembershipRow {
  other: CounterpartRow | null
}

/** Locks a conversation in which the viewer may write now. Throws NOT_ALLOWED where messages don't reach the other person. */
export async function conversationForWriting(context: Context, id: string): Promise<WritableConversation> {
  const row = await conversationForChange(context, id)
  if (row.kind === 'welcome') throw new Refusal('NOT_ALLOWED', { message: 'Nobody reads replies to the welcome messages.' })
  if (row.kind !== 'direct') {
    if (row.state === 'requested') throw new Refusal('NOT_ALLOWED', { message: ACCEPT_FIRST })
    return { ...row, other: null }
  }
  const other = await findCounterpart(context.db, id, signedIn(context).id)
  if (other === null || !other.is_reachable) throw new Refusal('NOT_ALLOWED', { message: CANNOT_REACH })
  return { ...row, other }
}

/** Throws INVALID_INPUT for a link or picture in a direct conversation or a group that no other person has accepted yet. */
export async function requireNoLinksForStrangers(context: Context, { id, kind, other, html }: Pick<WritableConversation, 'kind' | 'other'> & { id: string; html: string }): Promise<void> {
  if (isAllowedInRequest(html)) return
  if (other !== null && other.state !== 'member') throw new Refusal('INVALID_INPUT', { message: REQUEST_WITHOUT_LINKS })
  if (kind !== 'group') return
  const others = await listOtherStates(context.db, id, signedIn(context).id)
  if (isWithStrangers(others.map((state) => ({ hasAccepted: state === 'member' })))) throw new Refusal('INVALID_INPUT', { message: INVITATION_WITHOUT_LINKS })
}

/** A message in a conversation of the viewer, with its conversation locked. Throws NOT_FOUND for any other and for deleted ones. */
export async function messageForChange(context: Context, id: string): Promise<MessageState & { membership: MembershipRow }> {
  const message = await findMessage(context.db, id)
  if (message === null) throw new Refusal('NOT_FOUND')
  const membership = await conversationForChange(context, message.conversation_id)
  const current = await findMessage(context.db, id)
  if (current === null || current.deleted_at !== null) throw new Refusal('NOT_FOUND')
  // In a group the viewer does not see it. In a direct conversation they do, and hear why they can't change it.
  if (membership.kind !== 'direct' && current.author_id !== null && (await blockedPersonIds(context)).has(current.author_id)) throw new Refusal('NOT_FOUND')
  return { ...current, membership }
}

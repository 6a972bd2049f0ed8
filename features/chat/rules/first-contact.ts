import type { WhoMayWrite } from './chat.ts'

/** What decides whether a person may start a conversation with another one, the receiver. */
export interface FirstContact {
  whoMayWrite: WhoMayWrite
  /** The receiver follows the sender. */
  isFollowed: boolean
}

/**
 * The state of the receiver in a new conversation: a member if they follow the sender, otherwise asked by a request. Refused if their settings
 * exclude the sender.
 */
export function firstContact({ whoMayWrite, isFollowed }: FirstContact): 'member' | 'requested' | 'refused' {
  if (whoMayWrite === 'nobody') return 'refused'
  if (isFollowed) return 'member'
  return whoMayWrite === 'everyone' ? 'requested' : 'refused'
}

/** Whether a rendered message may be sent as a request: it has no links and no pictures. */
export const isAllowedInRequest = (html: string): boolean => !/<(?:a|img)\b/.test(html)

export const REQUEST_WITHOUT_LINKS = 'A first message can’t contain links or pictures.'
export const INVITATION_WITHOUT_LINKS = 'Your messages can’t contain links or pictures before someone accepts your invitation.'
export const REQUEST_IS_WAITING = 'You can write more once your message request is accepted.'
export const DOES_NOT_ACCEPT = 'This person limits who can send them messages.'
export const ACCEPT_FIRST = 'Accept the invitation first.'
export const CANNOT_REACH = 'You can’t send messages in this conversation.'

interface Contact {
  kind: string
  isBlocked: boolean
  members: readonly { person: { id: string; name: string }; hasAccepted: boolean }[]
}

/** Whether the other person of a direct conversation has not accepted it yet. */
export const isWaitingFor = ({ kind, members }: Pick<Contact, 'kind' | 'members'>, viewerId: string): boolean =>
  kind === 'direct' && members.some(({ person, hasAccepted }) => person.id !== viewerId && !hasAccepted)

/** Whether people are invited to a group and none of the others has accepted. Those who follow its owner need not accept. */
export const isWithStrangers = (others: readonly { hasAccepted: boolean }[]): boolean => others.length > 0 && others.every(({ hasAccepted }) => !hasAccepted)

/** What the viewer should know while no other person of a conversation has accepted it; null if there is nothing to say. */
export function requestHint({ kind, isBlocked, members }: Contact, viewerId: string, hasWritten: boolean): string | null {
  if (kind === 'group' && isWithStrangers(members.filter(({ person }) => person.id !== viewerId))) return INVITATION_WITHOUT_LINKS
  const other = members.find(({ person, hasAccepted }) => person.id !== viewerId && !hasAccepted)
  if (kind !== 'direct' || isBlocked || other === undefined) return null
  return hasWritten
    ? `You can write more once ${other.person.name} accepts your message request.`
    : `Your first message to ${other.person.name} is a request: one message, without links or pictures.`
}

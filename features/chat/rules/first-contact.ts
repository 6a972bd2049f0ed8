import type { WhoMayWrite } from './chat.ts'

/** How a person who wants to write stands to the person who would receive it. */
export interface FirstContact {
  whoMayWrite: WhoMayWrite
  /** The receiver follows the sender. */
  isFollowed: boolean
}

/**
 * What a first message becomes: part of a conversation when the receiver follows the sender, otherwise a request, or nothing when the receiver
 * doesn't accept messages from strangers.
 */
export function firstContact({ whoMayWrite, isFollowed }: FirstContact): 'member' | 'requested' | 'refused' {
  if (whoMayWrite === 'nobody') return 'refused'
  if (isFollowed) return 'member'
  return whoMayWrite === 'everyone' ? 'requested' : 'refused'
}

const LINK = /https?:\/\/|www\.|\]\(|<a\b|\b[a-z0-9-]+\.(?:com|net|org|io|dev|ai|app|co|me|xyz|info|ru|cn|link|site|online|shop|top)\b/i

/** A request has one message without links and pictures. */
export const mayBeRequest = (text: string): boolean => !LINK.test(text)

export const REQUEST_WITHOUT_LINKS = 'A first message can’t contain links or pictures.'
export const REQUEST_IS_WAITING = 'You can write more when your message request is accepted.'
export const DOES_NOT_ACCEPT = 'This person doesn’t accept messages from people they don’t follow.'
export const CANNOT_REACH = 'You can’t send messages in this conversation.'

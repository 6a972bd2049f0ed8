export const MESSAGE_LENGTH = 4000
export const GROUP_NAME_LENGTH = 80
export const MAX_MEMBERS = 50
export const MESSAGES_PAGE = 50
export const EDIT_MINUTES = 15
/** More unread messages than this are shown as "99+". */
export const MAX_UNREAD = 100
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '🤔', '👀'] as const

/** The text shown in place of a deleted message. */
export const MESSAGE_DELETED = 'message deleted'
/** The badge of the widget (requirement M-1). */
export const countText = (count: number) => (count >= MAX_UNREAD ? '99+' : String(count))
export const newMessages = (count: number) => `${countText(count)} new message${count === 1 ? '' : 's'}`

/** The three messages that a new account finds. */
export const WELCOME_MESSAGES = [
  'Welcome to Cloggle! Messages from people you talk to appear here.',
  'A good first step: solve a problem under [Practice](/practice). You can run your code without any setup.',
  'Find people who are learning the same things under [Connections](/connections), and message them from their profile.',
] as const

export const WHO_MAY_WRITE = ['everyone', 'following', 'nobody'] as const
export type WhoMayWrite = (typeof WHO_MAY_WRITE)[number]
export type MemberState = 'member' | 'requested' | 'declined'

import type { Conversation } from './chat-queries.ts'

/** Conversations of events and ideas come with taking part: they are listed once somebody writes, or while they are open. */
export const listed = (conversations: readonly Conversation[], activeId: string | null): Conversation[] =>
  conversations.filter(({ id, kind, lastMessage, isPinned }) => kind !== 'linked' || lastMessage !== null || isPinned || id === activeId)

/** The number of the chat button is without the messages of these. */
export const isQuiet = ({ isMuted, isRequest, kind }: Conversation): boolean => isMuted || (isRequest && kind !== 'direct')

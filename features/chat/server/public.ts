/** The public module of chat: conversations that belong to something of another feature. */
export { findLinkedConversation, syncLinkedConversation, type LinkedConversation } from './linked-conversation.ts'

/** The public module of chat: conversations that belong to something of another feature. */
export { syncLinkedConversation, type LinkedConversation } from './linked-conversation.ts'

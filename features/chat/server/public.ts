/** The public module of chat: conversations that belong to something of another feature, and messages to somebody who expects them. */
export { findLinkedConversation, syncLinkedConversation, type LinkedConversation } from './linked-conversation.ts'
export { sendExpectedMessage } from './send-expected-message.ts'

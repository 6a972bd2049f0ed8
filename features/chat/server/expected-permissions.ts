import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'chatBadge chatSettings conversation conversationChanges conversations findMessages messageHistory messageHistoryAt']],
    Mutation: [
      ['in', 'answerMessageRequest deleteMessage flagConversation markConversationRead openChat removeGroupMember saveChatSettings'],
      ['LMA', 'addGroupMembers createGroup editMessage openDirectConversation reactToMessage renameGroup sendMessage showTyping'],
    ],
    Subscription: [['in', 'chatUpdates']],
    ChatSettings: [['in', 'emailAfterMinutes showsPresence showsReads showsTyping whoMayWrite']],
    ChatUpdate: [['in', 'afterChange conversationId kind lastChange messages personId sequence']],
    Conversation: [
      ['in', 'changedAt id isArchived isBlocked isBlockedByViewer isMuted isOnline isPinned isRequest kind lastChange lastMessage lastSequence memberCount members name others ownerId readSequence unreadCount'],
    ],
    ConversationChanges: [['in', 'isComplete lastChange messages']],
    ConversationMember: [['in', 'hasAccepted isMentionable person readSequence']],
    LinkPreview: [['in', 'excerpt kind path title']],
    Message: [['in', 'author change conversationId editedAt html id isDeleted linkPreviews reactions replyTo sentAt sequence text']],
    MessageHistory: [['in', 'hasAfter hasBefore items']],
    MessageReaction: [['in', 'emoji personIds']],
    MessageReply: [['in', 'author id sequence text']],
  },
}

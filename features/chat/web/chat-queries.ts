import { graphql } from '#platform/web/graphql/graphql.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'

export const MessageFields = graphql(`
  fragment MessageFields on Message {
    id
    conversationId
    sequence
    change
    author { id username name avatarUrl }
    text
    html
    replyTo { id sequence author text }
    sentAt
    editedAt
    isDeleted
    linkPreviews { path kind title excerpt }
    reactions { emoji personIds }
  }
`)

export const ConversationFields = graphql(`
  fragment ConversationFields on Conversation {
    id
    kind
    name
    ownerId
    memberCount
    others { id username name avatarUrl }
    lastMessage { id text isDeleted sentAt author { id name } }
    lastSequence
    lastChange
    changedAt
    readSequence
    unreadCount
    isRequest
    isMuted
    isArchived
    isPinned
    isBlocked
    isOnline
  }
`)

export const Conversations = graphql(
  `
  query Conversations($archived: Boolean!) { conversations(archived: $archived) { ...ConversationFields } }
`,
  [ConversationFields],
)

export const ChatBadge = graphql(`
  query ChatBadge { chatBadge }
`)

export const OpenConversationFields = graphql(
  `
  fragment OpenConversationFields on Conversation { ...ConversationFields isBlockedByViewer members { person { id username name avatarUrl } hasAccepted isMentionable readSequence } }
`,
  [ConversationFields],
)

/** One conversation with the part of its history that is loaded. */
export const Thread = graphql(
  `
  query Thread($id: ID!) {
    conversation(id: $id) { ...OpenConversationFields }
    messageHistory(id: $id) { items { ...MessageFields } hasBefore hasAfter }
  }
`,
  [OpenConversationFields, MessageFields],
)

/** A conversation of which the history is loaded already. */
export const ConversationState = graphql(
  `
  query ConversationState($id: ID!) { conversation(id: $id) { ...OpenConversationFields } }
`,
  [OpenConversationFields],
)

export const History = graphql(
  `
  query History($id: ID!, $before: Int, $after: Int) {
    messageHistory(id: $id, before: $before, after: $after) { items { ...MessageFields } hasBefore hasAfter }
  }
`,
  [MessageFields],
)

export const HistoryAt = graphql(
  `
  query HistoryAt($id: ID!, $at: String!) { messageHistoryAt(id: $id, at: $at) { items { ...MessageFields } hasBefore hasAfter } }
`,
  [MessageFields],
)
export const FindMessages = graphql(
  `
  query FindMessages($q: String!, $id: ID) { findMessages(q: $q, id: $id) { ...MessageFields } }
`,
  [MessageFields],
)

export const MissedChanges = graphql(
  `
  query MissedChanges($id: ID!, $afterChange: Int!) { conversationChanges(id: $id, afterChange: $afterChange) { lastChange isComplete messages { ...MessageFields } } }
`,
  [MessageFields],
)

export const ChatUpdates = graphql(
  `
  subscription ChatUpdates { chatUpdates { kind conversationId afterChange lastChange personId sequence messages { ...MessageFields } } }
`,
  [MessageFields],
)

export const OpenChat = graphql(`
  mutation OpenChat { openChat }
`)
export const OpenDirect = graphql(`
  mutation OpenDirect($personId: ID!) { openDirectConversation(personId: $personId) }
`)
export const CreateGroup = graphql(`
  mutation CreateGroup($id: ID!, $name: String!, $personIds: [ID!]!) { createGroup(id: $id, name: $name, personIds: $personIds) }
`)
export const AddMembers = graphql(`
  mutation AddMembers($id: ID!, $personIds: [ID!]!) { addGroupMembers(id: $id, personIds: $personIds) }
`)
export const SendMessage = graphql(`
  mutation SendMessage($id: ID!, $conversationId: ID!, $text: String!, $replyTo: ID) {
    sendMessage(id: $id, conversationId: $conversationId, text: $text, replyTo: $replyTo)
  }
`)
export const EditMessage = graphql(`
  mutation EditMessage($id: ID!, $text: String!) { editMessage(id: $id, text: $text) }
`)
export const DeleteMessage = graphql(`
  mutation DeleteMessage($id: ID!) { deleteMessage(id: $id) }
`)
export const ReactToMessage = graphql(`
  mutation ReactToMessage($id: ID!, $emoji: String!, $isOn: Boolean!) { reactToMessage(id: $id, emoji: $emoji, isOn: $isOn) }
`)
export const MarkRead = graphql(`
  mutation MarkRead($id: ID!, $sequence: Int!) { markConversationRead(id: $id, sequence: $sequence) }
`)
export const FlagConversation = graphql(`
  mutation FlagConversation($id: ID!, $muted: Boolean, $archived: Boolean, $pinned: Boolean) {
    flagConversation(id: $id, muted: $muted, archived: $archived, pinned: $pinned)
  }
`)
export const AnswerRequest = graphql(`
  mutation AnswerRequest($id: ID!, $isAccepted: Boolean!) { answerMessageRequest(id: $id, isAccepted: $isAccepted) }
`)
export const RenameGroup = graphql(`
  mutation RenameGroup($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) }
`)
/** Removes a member from a group, or lets the viewer leave it. */
export const RemoveMember = graphql(`
  mutation RemoveMember($id: ID!, $personId: ID!) { removeGroupMember(id: $id, personId: $personId) }
`)
export const ShowTyping = graphql(`
  mutation ShowTyping($id: ID!) { showTyping(id: $id) }
`)

export type ThreadData = ResultOf<typeof Thread>
export type Message = ThreadData['messageHistory']['items'][number]
export type OpenConversation = ThreadData['conversation']
export type Conversation = ResultOf<typeof Conversations>['conversations'][number]

import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { signedIn } from '#platform/server/context.ts'
import type { LinkedThing } from '#features/search/server/public.ts'
import { Person } from '#features/people/server/public.ts'
import {
  answerInput, changesInput, conversationInput, dateInput, directInput, editInput, flagsInput, groupInput, historyInput, membersInput, messageInput,
  reactInput, readInput, removeInput, renameInput, searchInput, sendInput, settingsInput,
} from '../rules/chat-inputs.ts'
import { answerRequest } from './answer-request.ts'
import { isOnline } from './presence.ts'
import { deleteMessage, editMessage, reactToMessage } from './change-message.ts'
import type { MemberRow, OtherRow } from './conversations.queries.ts'
import { linkPreviews, MAX_PREVIEWS } from './link-previews.ts'
import { flagConversation, markRead, openChat, showTyping } from './mark-conversation.ts'
import type { MessageRow, Reaction } from './messages.queries.ts'
import {
  findMessages, isBlockedByViewer, MAX_CHANGES, MAX_OTHERS, readChanges, readChatBadge, readConversation, readConversations, readHistory, readHistoryAt, readMembers, type ConversationChanges, type MessagePage,
  type ShownConversation,
} from './read-chat.ts'
import { sendMessage } from './send-message.ts'
import { saveSettings, type SettingsRow } from './settings.queries.ts'
import { addMembers, createGroup, openDirect, removeMember, renameGroup } from './start-conversation.ts'
import { settingsOfViewer } from './welcome.ts'

const may = 'members'

const MessageReaction = builder.objectRef<Reaction>('MessageReaction').implement({
  description: 'An emoji under a message, with the people who chose it.',
  fields: (t) => ({ emoji: t.exposeString('emoji', { may }), personIds: t.exposeStringList('personIds', { may }) }),
})

const MessageReply = builder.objectRef<MessageRow>('MessageReply').implement({
  description: 'The message that another message replies to.',
  fields: (t) => ({
    id: t.id({ may, resolve: (row) => row.reply_to! }),
    sequence: t.int({ may, resolve: (row) => row.reply_sequence! }),
    author: t.string({ may, resolve: (row) => row.reply_author! }),
    text: t.exposeString('reply_text', { may, nullable: true, description: 'Null when it was deleted.' }),
  }),
})

const LinkPreview = builder.objectRef<LinkedThing>('LinkPreview').implement({
  description: 'A page of this site that a message links to, as the viewer may see it.',
  fields: (t) => ({
    path: t.exposeString('path', { may }),
    kind: t.exposeString('kind', { may, description: 'What it is, such as Blog.' }),
    title: t.exposeString('title', { may }),
    excerpt: t.exposeString('excerpt', { may }),
  }),
})

export const Message = builder.objectRef<MessageRow>('Message').implement({
  description: 'A message in a conversation of the viewer.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    conversationId: t.exposeID('conversation_id', { may }),
    sequence: t.exposeInt('sequence', { may, description: 'Its place in the conversation, the same for everybody.' }),
    change: t.exposeInt('change', { may, description: 'The number of its last change in the conversation.' }),
    author: t.field({
      type: Person,
      may,
      nullable: true,
      description: 'Null: the site itself.',
      resolve: (row) =>
        row.author_id === null
          ? null
          : { id: row.author_id, username: row.author_username!, name: row.author_name!, headline: row.author_headline!, avatar_id: row.author_avatar_id },
    }),
    text: t.exposeString('text', { may, description: 'What was written, in Markdown. Empty when it was deleted.' }),
    html: t.exposeString('html', { may, description: 'The text as safe HTML.' }),
    replyTo: t.field({ type: MessageReply, may, nullable: true, resolve: (row) => (row.reply_to === null ? null : row) }),
    sentAt: t.expose('sent_at', { type: 'Instant', may }),
    editedAt: t.expose('edited_at', { type: 'Instant', may, nullable: true }),
    isDeleted: t.boolean({ may, resolve: (row) => row.deleted_at !== null }),
    linkPreviews: t.field({ type: [LinkPreview], may, extensions: { listSize: MAX_PREVIEWS }, resolve: (row, _args, context) => linkPreviews(context, row.html) }),
    reactions: t.expose('reactions', { type: [MessageReaction], may, extensions: { listSize: 6 } }),
  }),
})

const personOf = (row: OtherRow) => ({ id: row.person_id, username: row.username, name: row.name, headline: row.headline, avatar_id: row.avatar_id })

const Member = builder.objectRef<MemberRow>('ConversationMember').implement({
  description: 'A person in a conversation of the viewer.',
  fields: (t) => ({
    person: t.field({ type: Person, may, resolve: personOf }),
    hasAccepted: t.boolean({ may, description: 'False: the person was asked and has not accepted.', resolve: (row) => row.state === 'member' }),
    isMentionable: t.exposeBoolean('is_mentionable', { may, description: 'The viewer can mention this person here.' }),
    readSequence: t.exposeInt('read_sequence', { may, nullable: true, description: 'Up to which message the person read; null when one of the two hides it.' }),
  }),
})

const Conversation = builder.objectRef<ShownConversation>('Conversation').implement({
  description: 'A conversation as the viewer sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    kind: t.exposeString('kind', { may, description: 'welcome, direct, group or linked.' }),
    name: t.exposeString('name', { may }),
    ownerId: t.exposeID('owner_id', { may, nullable: true }),
    members: t.field({ type: [Member], may, extensions: { listSize: 50 }, resolve: (row, _args, context) => readMembers(context, row) }),
    memberCount: t.exposeInt('member_count', { may }),
    others: t.field({
      type: [Person],
      may,
      description: 'Up to three other people in it.',
      extensions: { listSize: MAX_OTHERS },
      resolve: (row) => row.others.map(personOf),
    }),
    lastMessage: t.expose('lastMessage', { type: Message, may, nullable: true }),
    lastSequence: t.exposeInt('last_sequence', { may }),
    lastChange: t.exposeInt('last_change', { may }),
    changedAt: t.expose('changed_at', { type: 'Instant', may }),
    readSequence: t.exposeInt('read_sequence', { may, description: 'Up to which message the viewer read.' }),
    unreadCount: t.exposeInt('unread', { may, description: 'At most 100.' }),
    isRequest: t.boolean({ may, description: 'The viewer has not accepted it yet.', resolve: (row) => row.state === 'requested' }),
    isMuted: t.boolean({ may, resolve: (row) => row.muted_at !== null }),
    isArchived: t.boolean({ may, resolve: (row) => row.archived_at !== null }),
    isPinned: t.boolean({ may, resolve: (row) => row.pinned_at !== null }),
    isBlocked: t.exposeBoolean('is_blocked', { may }),
    isBlockedByViewer: t.boolean({ may, resolve: (row, _args, context) => isBlockedByViewer(context, row), description: 'The viewer blocked the other person of a direct conversation, and may end that.' }),
    isOnline: t.boolean({ may, description: 'The other person of a direct conversation is here now, and both show that.', resolve: (row, _args, context) => isOnline(context, row) }),
  }),
})

const History = builder.objectRef<MessagePage>('MessageHistory').implement({
  description: 'Messages of a conversation in their order.',
  fields: (t) => ({
    items: t.expose('items', { type: [Message], may, extensions: { listSize: 50 } }),
    hasBefore: t.exposeBoolean('hasBefore', { may }),
    hasAfter: t.exposeBoolean('hasAfter', { may }),
  }),
})

const Changes = builder.objectRef<ConversationChanges>('ConversationChanges').implement({
  description: 'What happened in a conversation after a change that the client knows.',
  fields: (t) => ({
    lastChange: t.exposeInt('lastChange', { may }),
    messages: t.expose('messages', { type: [Message], may, extensions: { listSize: MAX_CHANGES } }),
    isComplete: t.exposeBoolean('isComplete', { may, description: 'False: too much changed, reload the conversation.' }),
  }),
})

const Settings = builder.objectRef<SettingsRow>('ChatSettings').implement({
  fields: (t) => ({
    whoMayWrite: t.exposeString('who_may_write', { may, description: 'everyone, following or nobody.' }),
    showsPresence: t.exposeBoolean('shows_presence', { may }),
    showsTyping: t.exposeBoolean('shows_typing', { may }),
    showsReads: t.exposeBoolean('shows_reads', { may }),
    emailAfterMinutes: t.exposeInt('email_after_minutes', { may, nullable: true, description: 'After how long unread messages are emailed; null: never.' }),
  }),
})

builder.queryFields((t) => ({
  conversations: t.field({
    type: [Conversation],
    may,
    args: { archived: t.arg.boolean() },
    extensions: { listSize: 100 },
    resolve: (_root, args, context) => readConversations(context, { archived: args.archived === true }),
  }),
  conversation: t.field({
    type: Conversation,
    may,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readConversation(context, parse(conversationInput, args).id),
  }),
  messageHistory: t.field({
    type: History,
    may,
    description: 'A page of messages before or after a sequence number; without one, around the first unread message.',
    args: { id: t.arg.id({ required: true }), before: t.arg.int(), after: t.arg.int() },
    resolve: (_root, args, context) => readHistory(context, parse(historyInput, args)),
  }),
  messageHistoryAt: t.field({
    type: History,
    may,
    args: { id: t.arg.id({ required: true }), at: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readHistoryAt(context, parse(dateInput, args)),
  }),
  conversationChanges: t.field({
    type: Changes,
    may,
    args: { id: t.arg.id({ required: true }), afterChange: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => readChanges(context, parse(changesInput, args)),
  }),
  findMessages: t.field({
    type: [Message],
    may,
    args: { q: t.arg.string({ required: true }), id: t.arg.id() },
    extensions: { listSize: 50 },
    resolve: (_root, args, context) => findMessages(context, parse(searchInput, args)),
  }),
  chatBadge: t.int({ may, description: 'How many messages are unread, at most 100; 0 if none of them came since the viewer last opened the chat.', resolve: (_root, _args, context) => readChatBadge(context) }),
  chatSettings: t.field({ type: Settings, may, resolve: (_root, _args, context) => settingsOfViewer(context) }),
}))

builder.mutationFields((t) => ({
  openDirectConversation: t.id({
    may: 'chat.write',
    description: 'Gives the conversation of the viewer with one person; creates it when there is none.',
    args: { personId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => openDirect(context, parse(directInput, args)),
  }),
  createGroup: t.id({
    may: 'chat.write',
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }), personIds: t.arg.idList({ required: true }) },
    resolve: (_root, args, context) => createGroup(context, parse(groupInput, args)),
  }),
  addGroupMembers: t.boolean({
    may: 'chat.write',
    args: { id: t.arg.id({ required: true }), personIds: t.arg.idList({ required: true }) },
    resolve: async (_root, args, context) => (await addMembers(context, parse(membersInput, args)), true),
  }),
  renameGroup: t.boolean({
    may: 'chat.write',
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await renameGroup(context, parse(renameInput, args)), true),
  }),
  removeGroupMember: t.boolean({
    may,
    description: 'Removes a person from a group of the viewer, or lets the viewer leave a group.',
    args: { id: t.arg.id({ required: true }), personId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => (await removeMember(context, parse(removeInput, args)), true),
  }),
  answerMessageRequest: t.boolean({
    may,
    args: { id: t.arg.id({ required: true }), isAccepted: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, context) => (await answerRequest(context, parse(answerInput, args)), true),
  }),
  sendMessage: t.id({
    may: 'chat.write',
    description: 'Sends a message under an id that the client made; sent twice it is one message.',
    args: { id: t.arg.id({ required: true }), conversationId: t.arg.id({ required: true }), text: t.arg.string({ required: true }), replyTo: t.arg.id() },
    resolve: (_root, args, context) => sendMessage(context, parse(sendInput, args)),
  }),
  editMessage: t.boolean({
    may: 'chat.write',
    args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await editMessage(context, parse(editInput, args)), true),
  }),
  deleteMessage: t.boolean({
    may,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => (await deleteMessage(context, parse(messageInput, args).id), true),
  }),
  reactToMessage: t.boolean({
    may: 'chat.write',
    args: { id: t.arg.id({ required: true }), emoji: t.arg.string({ required: true }), isOn: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, context) => (await reactToMessage(context, parse(reactInput, args)), true),
  }),
  markConversationRead: t.boolean({
    may,
    description: 'The messages up to this sequence number were on the screen.',
    args: { id: t.arg.id({ required: true }), sequence: t.arg.int({ required: true }) },
    resolve: async (_root, args, context) => (await markRead(context, parse(readInput, args)), true),
  }),
  flagConversation: t.boolean({
    may,
    description: 'Mutes, archives or pins a conversation for the viewer, or takes that back; what is not given stays.',
    args: { id: t.arg.id({ required: true }), muted: t.arg.boolean(), archived: t.arg.boolean(), pinned: t.arg.boolean() },
    resolve: async (_root, args, context) => (await flagConversation(context, parse(flagsInput, args)), true),
  }),
  showTyping: t.boolean({
    may: 'chat.write',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => (await showTyping(context, parse(conversationInput, args)), true),
  }),
  openChat: t.boolean({ may, description: 'The viewer opened the chat: the badge shows 0.', resolve: async (_root, _args, context) => (await openChat(context), true) }),
  saveChatSettings: t.boolean({
    may,
    description: 'Changes settings of the viewer; what is not given stays. Without emails, `emailAfterMinutes` is null.',
    args: {
      whoMayWrite: t.arg.string(),
      showsPresence: t.arg.boolean(),
      showsTyping: t.arg.boolean(),
      showsReads: t.arg.boolean(),
      emailAfterMinutes: t.arg.int(),
    },
    resolve: async (_root, args, context) => {
      await settingsOfViewer(context)
      await saveSettings(context.db, signedIn(context).id, parse(settingsInput, args))
      return true
    },
  }),
}))

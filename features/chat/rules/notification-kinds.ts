import { notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { conversationPath } from './paths.ts'

export const chatNotifications = notificationArea('Messages', {
  // The chat has a badge of its own, so that messages are not in the list of notifications.
  message: notificationKind<'conversationId' | 'count'>({
    label: 'Unread messages',
    recipient: 'receiver',
    channels: { app: false, email: true, digest: false },
    subject: ({ conversationId }) => conversationId,
    thread: ({ conversationId }) => `conversation:${conversationId}`,
    title: ({ who }) => `New messages from ${who}`,
    message: ({ who, facts }) => (facts.count === '1' ? `${who} sent you a message.` : `${who} sent you ${facts.count} messages.`),
    path: ({ facts }) => conversationPath(facts.conversationId),
  }),
  groupInvitation: notificationKind<'conversationId' | 'group'>({
    label: 'Added to a group conversation',
    recipient: 'member',
    channels: { app: true, email: false, digest: true },
    subject: ({ conversationId }) => conversationId,
    title: () => 'New group conversation',
    message: ({ who, facts }) => `${who} added you to ${facts.group === '' ? 'a group' : `“${facts.group}”`}.`,
    path: ({ facts }) => conversationPath(facts.conversationId),
  }),
  messageMention: notificationKind<'conversationId' | 'group'>({
    label: 'Mentions of you in messages',
    recipient: 'mentioned',
    channels: { app: true, email: false, digest: true },
    subject: ({ conversationId }) => conversationId,
    title: ({ people }) => (people > 1 ? 'New mentions' : 'New mention'),
    message: ({ who, facts }) => `${who} mentioned you in ${facts.group === '' ? 'a conversation' : `“${facts.group}”`}`,
    path: ({ facts }) => conversationPath(facts.conversationId),
  }),
})

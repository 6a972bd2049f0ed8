import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { markAllInput, markInput, notificationId, pageInput } from '../rules/inputs.ts'
import { deleteNotification, markAllNotifications, markNotification, restoreNotification } from './change-inbox.ts'
import type { InboxRow } from './inbox.queries.ts'
import { readInbox, type InboxResults, type NoteWithTexts } from './read-inbox.ts'

/** A notification as its owner sees it (specification, section 3). */
export const InboxNote = builder.objectRef<NoteWithTexts>('InboxNote').implement({
  description: 'A notification of the viewer.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    kind: t.exposeString('kind', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    message: t.exposeString('message', { may: 'members' }),
    date: t.expose('happened_at', { type: 'Instant', may: 'members', description: 'When it happened; for a group, when it last grew.' }),
    read: t.boolean({ may: 'members', resolve: (note) => note.read_at !== null }),
    path: t.exposeString('path', { may: 'members', description: 'The target of Open, on this site.' }),
    thread: t.exposeString('thread', { may: 'members', nullable: true, description: 'The thread that can be muted with it.' }),
    sequence: t.exposeInt('sequence', { may: 'members', description: 'The number of its last change in the inbox.' }),
  }),
})

const InboxPage = builder.objectRef<InboxResults>('InboxResults').implement({
  description: 'One page of the viewer’s notifications, latest first.',
  fields: (t) => ({
    items: t.expose('items', { type: [InboxNote], may: 'members', extensions: { listSize: 50 } }),
    next: t.exposeString('next', { may: 'members', nullable: true }),
    unreadCount: t.exposeInt('unread', { may: 'members' }),
    sequence: t.exposeInt('sequence', { may: 'members', description: 'The number to pass to `notificationsChanged`.' }),
  }),
})

const InboxState = builder.objectRef<InboxRow>('InboxState').implement({
  description: 'The viewer’s inbox after a change.',
  fields: (t) => ({
    unreadCount: t.exposeInt('unread', { may: 'members' }),
    sequence: t.exposeInt('sequence', { may: 'members' }),
  }),
})

builder.queryField('notifications', (t) =>
  t.field({
    type: InboxPage,
    may: 'members',
    description: 'One page of the viewer’s notifications, latest first.',
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, args, context) => readInbox(context, parse(pageInput, args)),
  }),
)

builder.mutationFields((t) => ({
  markNotification: t.field({
    type: InboxState,
    may: 'members',
    description: 'Marks a notification as read or unread.',
    args: { id: t.arg.id({ required: true }), read: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => markNotification(context, parse(markInput, args)),
  }),
  markAllNotifications: t.field({
    type: InboxState,
    may: 'members',
    description: 'Marks all as read whose last change has this number or a lower one; newer ones were not seen.',
    args: { upTo: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => markAllNotifications(context, parse(markAllInput, args)),
  }),
  deleteNotification: t.field({
    type: InboxState,
    may: 'members',
    description: 'Deletes a notification.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => deleteNotification(context, parse(notificationId, args)),
  }),
  restoreNotification: t.field({
    type: InboxState,
    may: 'members',
    description: 'Restores a deleted notification, for thirty days.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => restoreNotification(context, parse(notificationId, args)),
  }),
}))

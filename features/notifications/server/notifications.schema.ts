import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { markAllInput, markInput, notificationId, pageInput } from '../rules/inputs.ts'
import { deleteNotification, markAllNotifications, markNotification, restoreNotification } from './change-inbox.ts'
import type { InboxRow } from './inbox.queries.ts'
import { readInbox, type InboxResults, type NoteWithTexts } from './read-inbox.ts'

/** A notification as its owner sees it (specification, section 3). */
export const InboxNote = builder.objectRef<NoteWithTexts>('InboxNote').implement({
  description: 'Something that a member is data.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    kind: t.exposeString('kind', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    message: t.exposeString('message', { may: 'members' }),
    date: t.expose('happened_at', { type: 'Instant', may: 'members', description: 'When it happened; of a group, when it last grew.' }),
    read: t.boolean({ may: 'members', resolve: (note) => note.read_at !== null }),
    path: t.exposeString('path', { may: 'members', description: 'Where Open leads, on this site.' }),
    thread: t.exposeString('thread', { may: 'members', nullable: true, description: 'What may be muted with it.' }),
    sequence: t.exposeInt('sequence', { may: 'members', description: 'The number of its last change in the inbox.' }),
  }),
})

const InboxPage = builder.objectRef<InboxResults>('InboxResults').implement({
  description: 'One page of the viewer’s notifications, the latest first.',
  fields: (t) => ({
    items: t.expose('items', { type: [InboxNote], may: 'members', extensions: { listSize: 50 } }),
    next: t.exposeString('next', { may: 'members', nullable: true }),
    unreadCount: t.exposeInt('unread', { may: 'members' }),
    sequence: t.exposeInt('sequence', { may: 'members', description: 'What to ask `notificationsChanged` after.' }),
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
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, args, context) => readInbox(context, parse(pageInput, args)),
  }),
)

builder.mutationFields((t) => ({
  markNotification: t.field({
    type: InboxState,
    may: 'members',
    args: { id: t.arg.id({ required: true }), read: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => markNotification(context, parse(markInput, args)),
  }),
  markAllNotifications: t.field({
    type: InboxState,
    may: 'members',
    description: 'Marks all as read that changed last at this number or before: what came since was not seen.',
    args: { upTo: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => markAllNotifications(context, parse(markAllInput, args)),
  }),
  deleteNotification: t.field({
    type: InboxState,
    may: 'members',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => deleteNotification(context, parse(notificationId, args)),
  }),
  restoreNotification: t.field({
    type: InboxState,
    may: 'members',
    description: 'Takes the deletion back, for thirty days.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => restoreNotification(context, parse(notificationId, args)),
  }),
}))

import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { changesInput } from '../rules/inputs.ts'
import { InboxNote } from './notifications.schema.ts'
import type { InboxChanges } from './read-inbox.ts'
import { watchInbox } from './watch-inbox.ts'

const Changes = builder.objectRef<InboxChanges>('InboxChanges').implement({
  description: 'Changes of the viewer’s inbox.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { may: 'members', description: 'The number to pass next time.' }),
    unreadCount: t.exposeInt('unread', { may: 'members' }),
    changed: t.expose('changed', { type: [InboxNote], may: 'members', extensions: { listSize: 100 } }),
    removedIds: t.exposeStringList('removedIds', { may: 'members', description: 'The ids of those that are no longer shown.' }),
    isComplete: t.exposeBoolean('isComplete', { may: 'members', description: 'False if there were too many changes; load the inbox again.' }),
  }),
})

builder.subscriptionFields((t) => ({
  notificationsChanged: t.field({
    type: Changes,
    may: 'members',
    description: 'The changes of the viewer’s inbox after a known number, at once and from then on.',
    args: { after: t.arg.int({ required: true }) },
    subscribe: (_root, args, context) => watchInbox(context, parse(changesInput, args).after),
    resolve: (changes) => changes,
  }),
}))

import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { changesInput } from '../rules/inputs.ts'
import { InboxNote } from './notifications.schema.ts'
import type { InboxChanges } from './read-inbox.ts'
import { watchInbox } from './watch-inbox.ts'

const Changes = builder.objectRef<InboxChanges>('InboxChanges').implement({
  description: 'What changed in the viewer’s inbox.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { may: 'members', description: 'What to ask after next time.' }),
    unreadCount: t.exposeInt('unread', { may: 'members' }),
    changed: t.expose('changed', { type: [InboxNote], may: 'members', extensions: { listSize: 100 } }),
    gone: t.exposeStringList('gone', { may: 'members', description: 'The ids of those that are no longer shown.' }),
    isComplete: t.exposeBoolean('isComplete', { may: 'members', description: 'False: too much changed to be data; read the inbox anew.' }),
  }),
})

builder.subscriptionFields((t) => ({
  notificationsChanged: t.field({
    type: Changes,
    may: 'members',
    description: 'What changed in the viewer’s inbox after a number that they know, at once and from then on.',
    args: { after: t.arg.int({ required: true }) },
    subscribe: (_root, args, context) => watchInbox(context, parse(changesInput, args).after),
    resolve: (changes) => changes,
  }),
}))

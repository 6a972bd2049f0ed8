import { builder } from '#platform/server/graphql/builder.ts'
import { signedIn } from '#platform/server/context.ts'
import { chatUpdates, MAX_MESSAGES, type ChatUpdate } from './chat-stream.ts'
import { Message } from './chat.schema.ts'

const may = 'members'

const Update = builder.objectRef<ChatUpdate>('ChatUpdate').implement({
  description: 'Something that happened in the conversations of the viewer.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may, description: 'messages, read, typing, presence, conversations (the list changed), opened (in another window) or resync (reload everything).' }),
    conversationId: t.exposeID('conversationId', { may, nullable: true }),
    afterChange: t.exposeInt('afterChange', { may, nullable: true, description: 'The messages hold all changes after this one. A client that does not know it has a gap.' }),
    lastChange: t.exposeInt('lastChange', { may, nullable: true }),
    messages: t.expose('messages', { type: [Message], may, extensions: { listSize: MAX_MESSAGES } }),
    personId: t.exposeID('personId', { may, nullable: true, description: 'Who read or is typing.' }),
    sequence: t.exposeInt('sequence', { may, nullable: true }),
  }),
})

builder.subscriptionFields((t) => ({
  chatUpdates: t.field({
    type: Update,
    may,
    description: 'What happens in the conversations of the viewer from now on; begins with `resync`.',
    subscribe: (_root, _args, context) => chatUpdates(context, signedIn(context).id),
    resolve: (update) => update,
  }),
}))

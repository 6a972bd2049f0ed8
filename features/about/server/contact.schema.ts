import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { answerInput, answeredInput, contactInput, inboxInput } from '../rules/contact.ts'
import { answerMessage } from './answer-message.ts'
import type { InboxRow } from './contact.queries.ts'
import { markAnswered, readInbox, sendMessage, type Inbox } from './send-message.ts'

const may = 'contact.answer'

const InboxMessage = builder.objectRef<InboxRow>('InboxMessage').implement({
  description: 'A message to the team, sent with the contact form.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    email: t.exposeString('email', { may }),
    subject: t.exposeString('subject', { may }),
    message: t.exposeString('message', { may }),
    username: t.exposeString('username', { may, nullable: true }),
    sentAt: t.expose('sent_at', { type: 'Instant', may }),
    answer: t.exposeString('answer', { may, nullable: true, description: 'The reply that was sent from the inbox.' }),
    answeredAt: t.expose('answered_at', { type: 'Instant', may, nullable: true }),
  }),
})

const ContactInbox = builder.objectRef<Inbox>('ContactInbox').implement({
  description: 'One page of the messages to the team.',
  fields: (t) => ({
    items: t.expose('items', { type: [InboxMessage], may, extensions: { listSize: 20 } }),
    next: t.exposeString('next', { may, nullable: true }),
  }),
})

builder.queryField('contactInbox', (t) =>
  t.field({
    type: ContactInbox,
    may,
    description: 'The messages to the team, newest first.',
    args: { all: t.arg.boolean(), after: t.arg.string() },
    resolve: (_root, args, context) => readInbox(context, parse(inboxInput, args)),
  }),
)

const ContactMessageInput = builder.inputType('ContactMessageInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    subject: t.string({ required: true }),
    message: t.string({ required: true }),
    website: t.string(),
  }),
})

builder.mutationFields((t) => ({
  sendContactMessage: t.boolean({
    may: 'anyone',
    description: 'Sends a message to the team; a message sent twice is stored once.',
    args: { message: t.arg({ type: ContactMessageInput, required: true }) },
    resolve: async (_root, args, context) => {
      await sendMessage(context, parse(contactInput, args.message))
      return true
    },
  }),
  answerContactMessage: t.boolean({
    may,
    description: 'Emails a reply to the sender of a message, which is answered then.',
    args: { id: t.arg.id({ required: true }), answer: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await answerMessage(context, parse(answerInput, args))
      return true
    },
  }),
  markMessageAnswered: t.boolean({
    may,
    description: 'Marks a message to the team as answered or as open again.',
    args: { id: t.arg.id({ required: true }), answered: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, context) => {
      await markAnswered(context, parse(answeredInput, args))
      return true
    },
  }),
}))

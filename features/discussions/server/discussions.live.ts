import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { subjectInput } from '../rules/discussion-inputs.ts'
import type { DiscussionState } from './comments.queries.ts'
import { watchDiscussion } from './watch-discussion.ts'

const DiscussionVersion = builder.objectRef<DiscussionState>('DiscussionVersion').implement({
  description: 'The state of a discussion.',
  fields: (t) => ({
    version: t.exposeString('version', { may: 'members', description: 'That of `Discussion`; the comments changed if it is another one.' }),
  }),
})

builder.subscriptionFields((t) => ({
  discussionChanged: t.field({
    type: DiscussionVersion,
    may: 'members',
    description: 'The current version of a discussion, then the new one after each change.',
    args: { kind: t.arg.string({ required: true }), subject: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) => watchDiscussion(context, parse(subjectInput, args)),
    resolve: (row) => row,
  }),
}))

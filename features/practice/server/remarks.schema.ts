import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { remarkInput, remarkIdInput, remarkListInput } from '../rules/remark-inputs.ts'
import { readRemarks, deleteRemark, addRemark, type RemarkResults } from './discuss-problem.ts'
import type { RemarkRow } from './remarks.queries.ts'

const ProblemRemark = builder.objectRef<RemarkRow>('ProblemRemark').implement({
  description: 'A comment on a problem.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    text: t.exposeString('text', { may: 'members' }),
    writtenAt: t.expose('written_at', { type: 'Instant', may: 'members' }),
    author: t.field({
      type: Person,
      may: 'members',
      resolve: (row) => ({ id: row.author_id, username: row.author_username, name: row.author_name, headline: row.author_headline, avatar_id: row.author_avatar_id }),
    }),
  }),
})

const RemarkPage = builder.objectRef<RemarkResults>('RemarkResults').implement({
  description: 'A page of comments on a problem.',
  fields: (t) => ({
    items: t.expose('items', { type: [ProblemRemark], may: 'members', extensions: { listSize: 30 } }),
    next: t.exposeString('next', { may: 'members', nullable: true, description: 'The cursor of the next page; null on the last page.' }),
  }),
})

builder.queryField('problemRemarks', (t) =>
  t.field({
    type: RemarkPage,
    may: 'members',
    nullable: true,
    description: 'The comments on a problem, oldest first; null until the viewer has solved it or given up.',
    args: { problem: t.arg.string({ required: true }), after: t.arg.string() },
    resolve: (_root, args, context) => {
      const { problem, after } = parse(remarkListInput, args)
      return readRemarks(context, problem, after)
    },
  }),
)

builder.mutationFields((t) => ({
  addRemark: t.boolean({
    may: 'practice.discuss',
    description: 'Adds a comment to a problem. The browser chooses the id (a UUID), so that a retry does not add it twice.',
    args: { id: t.arg.id({ required: true }), problem: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await addRemark(context, parse(remarkInput, args))
      return true
    },
  }),
  deleteRemark: t.boolean({
    may: 'members',
    description: 'Deletes a comment of the viewer.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await deleteRemark(context, parse(remarkIdInput, args).id)
      return true
    },
  }),
}))

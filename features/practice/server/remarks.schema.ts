import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { remarkForm, remarkId, remarksQuestion } from '../rules/remark-forms.ts'
import { readRemarks, takeBackRemark, writeRemark, type RemarkResults } from './discuss-problem.ts'
import type { RemarkRow } from './remarks.queries.ts'

const ProblemRemark = builder.objectRef<RemarkRow>('ProblemRemark').implement({
  description: 'What somebody said about a problem.',
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
  fields: (t) => ({
    items: t.expose('items', { type: [ProblemRemark], may: 'members', extensions: { listSize: 30 } }),
    next: t.exposeString('next', { may: 'members', nullable: true }),
  }),
})

builder.queryField('problemRemarks', (t) =>
  t.field({
    type: RemarkPage,
    may: 'members',
    nullable: true,
    description: 'The talk about a problem; null before the viewer solved it or gave it up.',
    args: { problem: t.arg.string({ required: true }), after: t.arg.string() },
    resolve: (_root, args, context) => {
      const { problem, after } = parse(remarksQuestion, args)
      return readRemarks(context, problem, after)
    },
  }),
)

builder.mutationFields((t) => ({
  writeRemark: t.boolean({
    may: 'practice.discuss',
    args: { id: t.arg.id({ required: true }), problem: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await writeRemark(context, parse(remarkForm, args))
      return true
    },
  }),
  takeBackRemark: t.boolean({
    may: 'members',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await takeBackRemark(context, parse(remarkId, args).id)
      return true
    },
  }),
}))

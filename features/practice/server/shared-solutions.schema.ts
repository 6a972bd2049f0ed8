import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { codeSpans } from '#platform/server/rich-text/code-spans.ts'
import { Person } from '#features/people/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { shareInput, solutionIdInput, solutionListInput, voteInput } from '../rules/shared-solutions.ts'
import { SOLUTION_PAGE } from '../rules/solution-limits.ts'
import { Language } from './problems.schema.ts'
import { readSolutions, shareSolution, unshareSolution, voteForSolution, type ProblemSolutions, type ReferenceSolution } from './shared-solutions.ts'
import type { SharedSolutionRow } from './shared-solutions.queries.ts'

const may = 'members'

const Reference = builder.objectRef<ReferenceSolution>('ReferenceSolution').implement({
  description: 'A correct solution that belongs to the problem.',
  fields: (t) => ({
    language: t.expose('language', { type: Language, may }),
    code: t.exposeString('code', { may }),
    codeSpans: t.intList({ may, extensions: { listSize: 20 }, description: 'The highlighted parts: flat triples of start, length and kind.', resolve: ({ code, language }) => codeSpans(code, language) }),
  }),
})

const Shared = builder.objectRef<SharedSolutionRow>('SharedSolution').implement({
  description: 'An accepted submission that its author shared.',
  fields: (t) => ({
    id: t.exposeID('id', { may, description: 'The id of the submission.' }),
    author: t.expose('author', { type: Person, may }),
    language: t.expose('language', { type: Language, may }),
    code: t.exposeString('code', { may }),
    codeSpans: t.intList({ may, extensions: { listSize: 20 }, description: 'The highlighted parts: flat triples of start, length and kind.', resolve: ({ code, language }) => codeSpans(code, language) }),
    note: t.exposeString('note', { may, description: 'The explanation of its author, as plain text.' }),
    sharedAt: t.expose('shared_at', { type: 'Instant', may }),
    timeMs: t.exposeFloat('time_ms', { may, nullable: true }),
    memoryKb: t.exposeInt('memory_kb', { may, nullable: true }),
    votes: t.exposeInt('votes', { may }),
    isVoted: t.exposeBoolean('is_voted', { may, description: 'Whether the viewer voted for it.' }),
    isOwn: t.boolean({ may, resolve: ({ author }, _args, context) => author.id === signedIn(context).id }),
    path: t.string({ may, resolve: ({ slug, id }) => `${problemPath(slug)}?solution=${id}` }),
  }),
})

const Solutions = builder.objectRef<ProblemSolutions>('ProblemSolutions').implement({
  description: 'The solutions of a problem, for members who solved it or gave up.',
  fields: (t) => ({
    closedBecause: t.exposeString('closedBecause', { may, nullable: true, description: 'Why the viewer may not see them yet; null if they may.' }),
    mayGiveUp: t.exposeBoolean('mayGiveUp', { may, description: 'Whether giving up opens them.' }),
    reference: t.expose('reference', { type: [Reference], may, extensions: { listSize: 2 } }),
    items: t.expose('items', { type: [Shared], may, extensions: { listSize: SOLUTION_PAGE }, description: 'By votes, then the newest.' }),
    hasMore: t.exposeBoolean('hasMore', { may }),
  }),
})

builder.queryField('problemSolutions', (t) =>
  t.field({
    type: Solutions,
    may,
    description: 'The reference solutions of a problem and a page of those that members shared.',
    args: { problem: t.arg.string({ required: true }), language: t.arg({ type: Language }), linked: t.arg.id({ description: 'A shared solution that comes first.' }), page: t.arg.int() },
    resolve: (_root, args, context) => readSolutions(context, parse(solutionListInput, args)),
  }),
)

builder.mutationFields((t) => ({
  shareSolution: t.boolean({
    may: 'practice.submit',
    description: 'Shares an accepted submission of the viewer, instead of an earlier one in the same language.',
    args: { submission: t.arg.id({ required: true }), note: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await shareSolution(context, parse(shareInput, args))
      return true
    },
  }),
  unshareSolution: t.boolean({
    may,
    description: 'Ends the sharing of a solution of the viewer.',
    args: { solution: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await unshareSolution(context, parse(solutionIdInput, args).solution)
      return true
    },
  }),
  voteForSolution: t.boolean({
    may: 'practice.submit',
    description: 'Votes for a shared solution of somebody else, or takes the vote back.',
    args: { solution: t.arg.id({ required: true }), isVoted: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, context) => {
      await voteForSolution(context, parse(voteInput, args))
      return true
    },
  }),
}))

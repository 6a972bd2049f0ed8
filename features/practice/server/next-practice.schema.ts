import { builder } from '#platform/server/graphql/builder.ts'
import { readFirstProblem, readNextPractice, type NextPractice } from './next-practice.ts'
import type { OwnWorkRow } from './next-practice.queries.ts'
import { ProblemCardType } from './problems.schema.ts'

const may = 'members'

const Unfinished = builder.objectRef<NonNullable<OwnWorkRow['unfinished']>>('UnfinishedProblem').implement({
  description: 'A problem for which the viewer saved code, and that they have not solved.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    savedAt: t.field({ type: 'Instant', may, resolve: ({ savedAt }) => new Date(savedAt) }),
  }),
})

const Next = builder.objectRef<NextPractice>('NextPractice').implement({
  description: 'What the viewer could go on with in practice.',
  fields: (t) => ({
    unfinished: t.expose('unfinished', { type: Unfinished, may, nullable: true, description: 'The problem whose code they saved last without having solved it.' }),
    suggested: t.expose('suggested', { type: ProblemCardType, may, nullable: true, description: 'The problem to solve next, as after an accepted solution: the first one for newcomers, then that of a running contest, of the track that they follow, of the topics that they chose, or the nearest to what they solved last.' }),
    hasSolved: t.exposeBoolean('hasSolved', { may, description: 'Whether they solved any problem.' }),
    solvedCount: t.exposeInt('solvedCount', { may, description: 'How many published problems they solved.' }),
  }),
})

builder.queryFields((t) => ({
  nextPractice: t.field({ type: Next, may, description: 'What the viewer could go on with in practice.', resolve: (_root, _args, context) => readNextPractice(context) }),
  firstProblem: t.field({ type: ProblemCardType, may: 'anyone', nullable: true, description: 'The problem that a newcomer solves first.', resolve: (_root, _args, context) => readFirstProblem(context) }),
}))

import { builder } from '#platform/server/graphql/builder.ts'
import { readNextPractice, type NextPractice } from './next-practice.ts'
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
    suggested: t.expose('suggested', { type: ProblemCardType, may, nullable: true, description: 'The easiest unsolved problem of the topics that they chose, else of all.' }),
    hasSolved: t.exposeBoolean('hasSolved', { may, description: 'Whether they solved any problem.' }),
  }),
})

builder.queryField('nextPractice', (t) => t.field({ type: Next, may, description: 'What the viewer could go on with in practice.', resolve: (_root, _args, context) => readNextPractice(context) }))

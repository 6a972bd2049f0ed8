import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import type { ProblemCardRow } from '#features/practice/server/public.ts'
import { hideFirstSteps, readFirstSteps, type FirstSteps } from './read-first-steps.ts'
import { readWelcomeProblem } from './read-welcome-problem.ts'

const FirstStepsType = builder.objectRef<FirstSteps>('FirstSteps').implement({
  description: 'The first steps of a new member.',
  fields: (t) => ({
    isHidden: t.exposeBoolean('isHidden', { may: 'members', description: 'Whether the viewer hid the list.' }),
    done: t.exposeStringList('done', { may: 'members', description: 'The steps that are done: topics, follow, solve, headline, confirm.' }),
  }),
})

const WelcomeProblemType = builder.objectRef<ProblemCardRow>('WelcomeProblem').implement({
  description: 'A problem for a new member.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    difficulty: t.exposeString('difficulty', { may: 'members' }),
    tags: t.exposeStringList('tags', { may: 'members' }),
  }),
})

builder.queryField('welcomeProblem', (t) =>
  t.field({
    type: WelcomeProblemType,
    may: 'members',
    nullable: true,
    description: 'An easy problem of the topics that the viewer chose and that they have not solved; null without topics.',
    resolve: (_root, _args, context) => readWelcomeProblem(context),
  }),
)

builder.queryField('firstSteps', (t) =>
  t.field({ type: FirstStepsType, may: 'members', description: 'The first steps of the viewer.', resolve: (_root, _args, context) => readFirstSteps(context) }),
)

builder.mutationField('hideFirstSteps', (t) =>
  t.boolean({
    may: 'members',
    description: 'Hides the list of first steps, or shows it again.',
    args: { isHidden: t.arg.boolean({ required: true }) },
    resolve: (_root, { isHidden }, context) => done(hideFirstSteps(context, isHidden)),
  }),
)

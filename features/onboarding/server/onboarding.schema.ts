import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { hideFirstSteps, readFirstSteps, type FirstSteps } from './read-first-steps.ts'

const FirstStepsType = builder.objectRef<FirstSteps>('FirstSteps').implement({
  description: 'The first steps of a new member.',
  fields: (t) => ({
    isHidden: t.exposeBoolean('isHidden', { may: 'members', description: 'Whether the viewer hid the list.' }),
    done: t.exposeStringList('done', { may: 'members', description: 'The steps that are done: topics, follow, solve, headline, confirm.' }),
  }),
})

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

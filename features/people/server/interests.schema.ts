import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { interestsInput } from '../rules/interest-inputs.ts'
import { chooseInterests, readInterests } from './interests.ts'

builder.queryField('ownInterests', (t) =>
  t.stringList({ may: 'members', description: 'The keys of the topics that the viewer wants to learn.', resolve: (_root, _args, context) => readInterests(context, signedIn(context).id) }),
)

builder.mutationField('chooseInterests', (t) =>
  t.boolean({
    may: 'members',
    description: 'Replaces the topics that the viewer wants to learn.',
    args: { topics: t.arg.stringList({ required: true }) },
    resolve: (_root, args, context) => done(chooseInterests(context, parse(interestsInput, args).topics)),
  }),
)

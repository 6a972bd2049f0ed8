import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { followForm } from '../rules/follow.ts'
import { followPerson } from './follow-person.ts'

builder.mutationField('followPerson', (t) =>
  t.boolean({
    may: 'people.follow',
    description: 'Makes the viewer follow a person, or not; gives what holds now.',
    args: { personId: t.arg.id({ required: true }), follows: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => followPerson(context, parse(followForm, args)),
  }),
)

import { parse } from '#platform/rules/parse.ts'
import type { RightDefinition } from '#platform/rules/rights.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { rightsInput } from '../rules/inputs.ts'
import { changeRights } from './change-rights.ts'
import { allRoles, type RoleRow } from './rights.queries.ts'

const may = 'rights.change'

const KnownRight = builder.objectRef<RightDefinition>('KnownRight').implement({
  description: 'Something that a role may be allowed.',
  fields: (t) => ({
    name: t.exposeString('name', { may }),
    label: t.exposeString('label', { may }),
    isFixed: t.boolean({ may, description: 'Admins keep it.', resolve: ({ fixed }) => fixed === true }),
  }),
})

const RoleRights = builder.objectRef<RoleRow>('RoleRights').implement({
  description: 'What a role may do now.',
  fields: (t) => ({
    role: t.exposeString('name', { may }),
    label: t.string({ may, resolve: ({ name }) => roleLabel(name) }),
    rights: t.exposeStringList('rights', { may }),
    revision: t.exposeInt('revision', { may }),
    holders: t.exposeInt('holders', { may, description: 'How many people hold the role.' }),
    changedAt: t.expose('changed_at', { type: 'Instant', may }),
  }),
})

builder.queryFields((t) => ({
  knownRights: t.field({ type: [KnownRight], may, resolve: (_root, _args, context) => [...context.rights] }),
  roleRights: t.field({ type: [RoleRights], may, resolve: (_root, _args, context) => allRoles.all(context.database, []) }),
}))

builder.mutationField('changeRights', (t) =>
  t.field({
    type: [RoleRights],
    may,
    description: 'Gives a role these rights and no others, if it is still at the revision that was seen.',
    args: {
      role: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true }),
      rights: t.arg.stringList({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, context) => {
      await changeRights(context, parse(rightsInput, args), context.rights)
      return allRoles.all(context.database, [])
    },
  }),
)

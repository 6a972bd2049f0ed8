import { parse } from '#platform/rules/parse.ts'
import type { RightDefinition } from '#platform/rules/rights.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { rightsInput } from '../rules/inputs.ts'
import { changeRights } from './change-rights.ts'
import { allRoles, type RoleRow } from './rights.queries.ts'

const may = 'rights.change'

const KnownRight = builder.objectRef<RightDefinition>('KnownRight').implement({
  description: 'A right that a role can have.',
  fields: (t) => ({
    name: t.exposeString('name', { may }),
    label: t.exposeString('label', { may }),
    isFixed: t.boolean({ may, description: 'Whether admins always keep it.', resolve: ({ fixed }) => fixed === true }),
    defaultRoles: t.stringList({ may, description: 'The roles that have it on a new site.', resolve: ({ roles }) => [...roles] }),
  }),
})

const RoleRights = builder.objectRef<RoleRow>('RoleRights').implement({
  description: 'The rights that a role has now.',
  fields: (t) => ({
    role: t.exposeString('name', { may }),
    label: t.string({ may, resolve: ({ name }) => roleLabel(name) }),
    rights: t.exposeStringList('rights', { may }),
    revision: t.exposeInt('revision', { may }),
    holders: t.exposeInt('holders', { may, description: 'The number of people with the role.' }),
    changedAt: t.expose('changed_at', { type: 'Instant', may }),
  }),
})

builder.queryFields((t) => ({
  knownRights: t.field({ type: [KnownRight], may, description: 'All rights that a role can have.', resolve: (_root, _args, context) => [...context.rights] }),
  roleRights: t.field({ type: [RoleRights], may, description: 'The rights of each role.', resolve: (_root, _args, context) => allRoles.all(context.database, []) }),
}))

builder.mutationField('changeRights', (t) =>
  t.field({
    type: [RoleRights],
    may,
    description: 'Replaces the rights of a role, if it is still at this revision.',
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

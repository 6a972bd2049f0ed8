import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { applicationInput, decisionInput, grantInput } from '../rules/roles.ts'
import { applyForRole, decideApplication } from './apply-for-role.ts'
import { changeGrant } from './change-grant.ts'
import { ownApplications, type ApplicationRow } from './roles.queries.ts'

const OwnApplication = builder.objectRef<ApplicationRow>('OwnApplication').implement({
  description: 'An application of the viewer for a role, and its outcome.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    role: t.exposeString('role', { may: 'members' }),
    reason: t.exposeString('reason', { may: 'members' }),
    appliedAt: t.expose('applied_at', { type: 'Instant', may: 'members' }),
    decidedAt: t.expose('decided_at', { type: 'Instant', may: 'members', nullable: true }),
    granted: t.exposeBoolean('granted', { may: 'members', nullable: true }),
    answer: t.exposeString('answer', { may: 'members' }),
  }),
})

builder.queryField('ownApplications', (t) =>
  t.field({
    type: [OwnApplication],
    may: 'members',
    description: 'The viewer’s applications for roles.',
    resolve: (_root, _args, context) => ownApplications.all(context.database, [signedIn(context).id]),
  }),
)

builder.mutationFields((t) => ({
  applyForRole: t.boolean({
    may: 'roles.apply',
    description: 'Applies for a role with a reason.',
    args: { role: t.arg.string({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await applyForRole(context, parse(applicationInput, args))
      return true
    },
  }),
  decideApplication: t.boolean({
    may: 'applications.decide',
    description: 'Grants or declines an application for a role.',
    args: {
      id: t.arg.id({ required: true }),
      granted: t.arg.boolean({ required: true }),
      answer: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, context) => {
      await decideApplication(context, parse(decisionInput, args))
      return true
    },
  }),
  changeGrant: t.boolean({
    may: 'grants.change',
    description: 'Grants a role to a person or removes it; returns whether they hold it now.',
    args: {
      personId: t.arg.id({ required: true }),
      role: t.arg.string({ required: true }),
      held: t.arg.boolean({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_root, args, context) => changeGrant(context, parse(grantInput, args)),
  }),
}))

import { parse } from '#platform/rules/parse.ts'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { suspendPerson } from '#features/accounts/server/public.ts'
import { ruleLabel } from '#features/people/rules/community-rules.ts'
import { Person } from '#features/people/server/public.ts'
import { peopleInput, suspensionInput } from '../rules/inputs.ts'
import { countPeople, readManagedPeople, type ManagedPeople } from './find-people.ts'
import { listWaitingApplications, type ManagedPersonRow, type WaitingApplicationRow } from './people.queries.ts'

const may = 'people.manage'

export const ManagedPerson = builder.objectRef<ManagedPersonRow>('ManagedPerson').implement({
  description: 'An account as admins see it.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    username: t.exposeString('username', { may }),
    name: t.exposeString('name', { may }),
    email: t.exposeString('email', { may }),
    avatarUrl: t.string({ may, nullable: true, resolve: (row) => (row.avatar_id === null ? null : imageUrl(row.avatar_id, 'small')) }),
    joinedAt: t.expose('joined_at', { type: 'Instant', may }),
    suspendedAt: t.expose('suspended_at', { type: 'Instant', may, nullable: true }),
    suspendedUntil: t.expose('suspended_until', { type: 'Instant', may, nullable: true, description: 'When the suspension ends by itself.' }),
    suspensionReason: t.exposeString('suspension_reason', { may, nullable: true, description: 'The reason of a running suspension, as the admin wrote it.' }),
    suspensionRule: t.string({ may, nullable: true, description: 'The rule that was broken; null without a suspension, and for the end of a duplicate account.', resolve: ({ suspension_rule: rule }) => (rule === null ? null : ruleLabel(rule)) }),
    roles: t.exposeStringList('roles', { may, description: 'The granted roles, without learner.' }),
    blogCount: t.exposeInt('blog_count', { may }),
    lastActiveAt: t.expose('last_active_at', { type: 'Instant', may, nullable: true, description: 'When one of their sessions was used last, or their last activity.' }),
    level: t.exposeString('level', { may, description: 'Their trust level.' }),
    reportCount: t.exposeInt('report_count', { may, description: 'The number of open reports about their content.' }),
  }),
})

const ManagedPeoplePage = builder.objectRef<ManagedPeople>('ManagedPeoplePage').implement({
  description: 'One page of accounts.',
  fields: (t) => ({
    items: t.expose('items', { type: [ManagedPerson], may, extensions: { listSize: 25 } }),
    next: t.exposeString('next', { may, nullable: true }),
    total: t.int({ may, description: 'How many accounts are found on all pages; at most 10,000 are counted.', resolve: (page, _args, context) => countPeople(context, page) }),
  }),
})

const WaitingApplication = builder.objectRef<WaitingApplicationRow>('WaitingApplication').implement({
  description: 'An application for a role that has not been decided.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'applications.decide' }),
    role: t.exposeString('role', { may: 'applications.decide' }),
    reason: t.exposeString('reason', { may: 'applications.decide' }),
    appliedAt: t.expose('applied_at', { type: 'Instant', may: 'applications.decide' }),
    blogCount: t.exposeInt('blog_count', { may: 'applications.decide' }),
    joinedAt: t.expose('joined_at', { type: 'Instant', may: 'applications.decide' }),
    solvedCount: t.exposeInt('solved_count', { may: 'applications.decide', description: 'How many problems the person solved.' }),
    level: t.exposeString('level', { may: 'applications.decide', description: 'Their trust level.' }),
    person: t.field({ type: Person, may: 'applications.decide', resolve: (row) => ({ ...row, id: row.person_id }) }),
  }),
})

builder.queryFields((t) => ({
  managedPeople: t.field({
    type: ManagedPeoplePage,
    may,
    description: 'All accounts, or those that match a search and a filter.',
    args: { q: t.arg.string(), filter: t.arg.string(), role: t.arg.string({ description: 'learner, mentor or admin.' }), level: t.arg.string({ description: 'A trust level: new, member or regular.' }), sort: t.arg.string({ description: 'joined, active or reports; with - descending. Without it the newest first.' }), after: t.arg.string() },
    resolve: (_root, args, context) => readManagedPeople(context, parse(peopleInput, args)),
  }),
  waitingApplications: t.field({
    type: [WaitingApplication],
    may: 'applications.decide',
    description: 'The applications for roles that have not been decided.',
    resolve: (_root, _args, context) => listWaitingApplications(context.db),
  }),
}))

builder.mutationField('suspendPerson', (t) =>
  t.boolean({
    may,
    description: 'Suspends or unsuspends a person; returns whether they are suspended now.',
    args: { personId: t.arg.id({ required: true }), suspended: t.arg.boolean({ required: true }), days: t.arg.int({ description: 'After how many days it ends by itself; absent: an admin ends it.' }), rule: t.arg.string({ description: 'The community rule that was broken; absent: another one.' }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const input = parse(suspensionInput, args)
      const until = input.days === null ? null : new Date(context.clock.now().getTime() + input.days * 86_400_000)
      await suspendPerson(context, { ...input, until })
      return input.suspended
    },
  }),
)

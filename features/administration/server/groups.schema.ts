import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { signedIn } from '#platform/server/context.ts'
import { MAX_GROUPS } from '../rules/rights-groups.ts'
import { groupInput, groupMemberInput, groupPreviewInput, groupRemovalInput, memberPreviewInput } from '../rules/rights-group-inputs.ts'
import { removeGroup, saveGroup } from './groups/change-group.ts'
import { changeGroupMember } from './groups/change-member.ts'
import { listGroupsOf, type GroupMemberRow, type GroupRow } from './groups/groups.queries.ts'
import { previewGroup, previewMember, type PersonEffect } from './groups/preview.ts'
import { readGroups, type GroupWithMembers } from './groups/read-groups.ts'

const may = 'rights.change'

const GroupMember = builder.objectRef<GroupMemberRow>('RightsGroupMember').implement({
  description: 'A person with a group of rights.',
  fields: (t) => ({
    id: t.exposeID('person_id', { may }),
    username: t.exposeString('username', { may }),
    name: t.exposeString('name', { may }),
    givenAt: t.expose('given_at', { type: 'Instant', may }),
  }),
})

const RightsGroup = builder.objectRef<GroupWithMembers>('RightsGroup').implement({
  description: 'Rights that people have beside their role.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    about: t.exposeString('about', { may }),
    rights: t.exposeStringList('rights', { may }),
    revision: t.exposeInt('revision', { may }),
    changedAt: t.expose('changed_at', { type: 'Instant', may }),
    members: t.expose('members', { type: [GroupMember], may }),
  }),
})

const OwnGroup = builder.objectRef<GroupRow>('OwnPermissionGroup').implement({
  description: 'A group of rights that the viewer has.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    name: t.exposeString('name', { may: 'members' }),
    permissions: t.stringList({
      may: 'members',
      description: 'What the group allows, in words.',
      resolve: ({ rights }, _args, context) => context.rights.filter(({ name }) => rights.includes(name)).map(({ label }) => label),
    }),
  }),
})

const Effect = builder.objectRef<PersonEffect>('RightsEffect').implement({
  description: 'What a person would gain and lose.',
  fields: (t) => ({
    username: t.exposeString('username', { may }),
    name: t.exposeString('name', { may }),
    gains: t.exposeStringList('gains', { may }),
    loses: t.exposeStringList('loses', { may }),
  }),
})

builder.queryFields((t) => ({
  ownPermissionGroups: t.field({
    type: [OwnGroup],
    may: 'members',
    extensions: { listSize: 5 },
    description: 'The groups of rights that the viewer has beside their role.',
    resolve: (_root, _args, context) => listGroupsOf(context.db, signedIn(context).id),
  }),
  rightsGroups: t.field({
    type: [RightsGroup], may, extensions: { listSize: MAX_GROUPS / 2 }, description: 'All groups of rights.', resolve: (_root, _args, context) => readGroups(context),
  }),
  previewRightsGroup: t.field({
    type: [Effect],
    may,
    description: 'Who would gain and lose what if a group had these rights. Nothing is saved.',
    args: { id: t.arg.id({ required: true }), rights: t.arg.stringList({ required: true }) },
    resolve: (_root, args, context) => previewGroup(context, parse(groupPreviewInput, args)),
  }),
  previewRightsGroupMember: t.field({
    type: Effect,
    may,
    description: 'What a person would gain with a group, or lose without it. Nothing is saved.',
    args: { id: t.arg.id({ required: true }), username: t.arg.string({ required: true }), held: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => previewMember(context, parse(memberPreviewInput, args)),
  }),
}))

builder.mutationFields((t) => ({
  saveRightsGroup: t.boolean({
    may,
    description: 'Creates a group of rights (revision 0) or changes one that is still at this revision.',
    args: {
      id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }), name: t.arg.string({ required: true }), about: t.arg.string({ required: true }),
      rights: t.arg.stringList({ required: true }), reason: t.arg.string({ required: true }),
    },
    resolve: (_root, args, context) => done(saveGroup(context, parse(groupInput, args))),
  }),
  deleteRightsGroup: t.boolean({
    may,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(removeGroup(context, parse(groupRemovalInput, args))),
  }),
  changeRightsGroupMember: t.boolean({
    may,
    description: 'Gives a group to a person or takes it away; returns whether they have it now.',
    args: { id: t.arg.id({ required: true }), username: t.arg.string({ required: true }), held: t.arg.boolean({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const input = parse(groupMemberInput, args)
      await changeGroupMember(context, input)
      return input.held
    },
  }),
}))

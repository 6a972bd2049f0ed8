import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { findLinkedConversation } from '#features/chat/server/public.ts'
import { Person } from '#features/people/server/public.ts'
import { MAX_ANNOUNCEMENTS, MAX_GROUPS, MAX_INVITES, MAX_LEARNERS, MAX_MENTORS, PARTS } from '../rules/group.ts'
import {
  adoptInput, answerInput, archiveInput, codeInput, groupId, groupInput, invitationInput, inviteId, inviteInput, memberInput, overseenInput,
} from '../rules/mentoring-inputs.ts'
import { listAnnouncements } from './announcements.queries.ts'
import { Announcement } from './announcements.schema.ts'
import { MAX_ASSIGNMENTS } from '../rules/assignment.ts'
import { OwnAssignment } from './assignments.schema.ts'
import { listGroups, listGroupsWithoutMentor, type GroupCardRow, type WaitingGroupRow } from './groups.queries.ts'
import { answerInvitation, inviteByName, joinGroup, makeInvite, readInvite, revokeInvite } from './invite.ts'
import { listInvitations, listInvited, listInvites, type InvitationRow, type InvitedGroupRow, type InviteRow, type WaitingInvitationRow } from './invites.queries.ts'
import { listMembers } from './members.queries.ts'
import { conversationKey, leaveGroup, removeMember } from './membership.ts'
import { groupForReading, type ViewedGroup } from './mentoring.access.ts'
import { readOwnWork } from './read-progress.ts'
import { renderComment } from '#features/discussions/server/public.ts'
import { RENDERED } from './assignments.schema.ts'
import { findOverseenGroup, listOverseenAssignments, listOverseenGroups, listOverseenMembers, type OverseenAssignmentRow, type OverseenGroupRow, type OverseenMemberRow } from './overseen-groups.queries.ts'
import { Resource } from './resources.schema.ts'
import { listResources } from './resources.queries.ts'
import { MAX_RESOURCES } from '../rules/resource.ts'
import { adoptGroup, archiveGroup, createGroup, editGroup } from './run-group.ts'

const may = 'members'

export const GroupPart = builder.enumType('MentorGroupPart', { values: PARTS })

const GroupCard = builder.objectRef<GroupCardRow>('MentorGroupCard').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    about: t.exposeString('about', { may }),
    aboutHtml: t.string({ may, nullable: true, description: RENDERED, resolve: ({ about }) => renderComment(about, []) }),
    isArchived: t.boolean({ may, resolve: ({ archived_at }) => archived_at !== null }),
    mentors: t.exposeStringList('mentors', { may }),
    learners: t.exposeInt('learners', { may }),
    assignments: t.exposeInt('assignments', { may }),
    waiting: t.exposeInt('waiting', { may, description: 'What a learner has not handed in, or what a mentor has to return.' }),
    meetingTitle: t.exposeString('meeting_title', { may, nullable: true, description: 'Of the next date of the group.' }),
    meetingAt: t.expose('meeting_at', { type: 'Instant', may, nullable: true }),
    dueTitle: t.exposeString('due_title', { may, nullable: true, description: 'Of the assignment that is due next.' }),
    due: t.exposeString('due_local', { may, nullable: true, description: 'A date and time without a zone: due in the zone of each learner.' }),
  }),
})

const Invite = builder.objectRef<InviteRow>('MentorGroupInvite').implement({
  description: 'A link that lets learners join a group.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'mentoring.lead' }),
    code: t.exposeString('code', { may: 'mentoring.lead' }),
    expiresAt: t.expose('expires_at', { type: 'Instant', may: 'mentoring.lead' }),
    uses: t.exposeInt('uses', { may: 'mentoring.lead' }),
    maxUses: t.exposeInt('max_uses', { may: 'mentoring.lead' }),
  }),
})

const Invited = builder.objectRef<WaitingInvitationRow>('InvitedToMentorGroup').implement({
  description: 'Someone who was invited by name and has not answered.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'mentoring.lead' }),
    username: t.exposeString('username', { may: 'mentoring.lead' }),
    name: t.exposeString('name', { may: 'mentoring.lead' }),
    part: t.expose('part', { type: GroupPart, may: 'mentoring.lead' }),
  }),
})

const isMentor = ({ part }: ViewedGroup) => part === 'mentor'

const Group = builder.objectRef<ViewedGroup>('MentorGroup').implement({
  description: 'A group of learners and their mentors. No one else sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    about: t.exposeString('about', { may }),
    aboutHtml: t.string({ may, nullable: true, description: RENDERED, resolve: ({ about }) => renderComment(about, []) }),
    revision: t.exposeInt('revision', { may, description: 'Another one after each change of the name or the description.' }),
    part: t.expose('part', { type: GroupPart, may, description: 'What the viewer is in the group.' }),
    isArchived: t.boolean({ may, resolve: ({ archived_at }) => archived_at !== null }),
    mentors: t.field({ type: [Person], may, extensions: { listSize: MAX_MENTORS }, resolve: ({ id }, _args, { db }) => listMembers(db, id, 'mentor') }),
    learners: t.field({ type: [Person], may, extensions: { listSize: MAX_LEARNERS }, resolve: ({ id }, _args, { db }) => listMembers(db, id, 'learner') }),
    conversationId: t.id({ may, nullable: true, resolve: ({ id }, _args, context) => findLinkedConversation(context, conversationKey(id)) }),
    announcements: t.field({ type: [Announcement], may, extensions: { listSize: MAX_ANNOUNCEMENTS }, resolve: ({ id }, _args, { db }) => listAnnouncements(db, id, MAX_ANNOUNCEMENTS) }),
    resources: t.field({ type: [Resource], may, extensions: { listSize: MAX_RESOURCES }, resolve: ({ id }, _args, { db }) => listResources(db, id) }),
    ownAssignments: t.field({
      type: [OwnAssignment], may, extensions: { listSize: MAX_ASSIGNMENTS },
      description: 'The assignments with the viewer’s work; empty for a mentor.',
      resolve: ({ id }, _args, context) => readOwnWork(context, id),
    }),
    invites: t.field({
      type: [Invite], may, extensions: { listSize: MAX_INVITES },
      description: 'Invites that work, for mentors of the group.',
      resolve: (group, _args, { db, clock }) => (isMentor(group) ? listInvites(db, group.id, clock.now()) : []),
    }),
    invited: t.field({ type: [Invited], may, extensions: { listSize: 100 }, description: 'For mentors of the group.', resolve: (group, _args, { db }) => (isMentor(group) ? listInvited(db, group.id) : []) }),
  }),
})

const Invitation = builder.objectRef<InvitationRow>('MentorGroupInvitation').implement({
  description: 'An invitation by name that waits for the viewer’s answer.',
  fields: (t) => ({
    id: t.exposeID('group_id', { may }),
    name: t.exposeString('name', { may }),
    about: t.exposeString('about', { may }),
    aboutHtml: t.string({ may, nullable: true, description: RENDERED, resolve: ({ about }) => renderComment(about, []) }),
    part: t.expose('part', { type: GroupPart, may }),
    invitedAt: t.expose('invited_at', { type: 'Instant', may }),
    inviter: t.exposeString('inviter', { may, nullable: true }),
  }),
})

const InvitedGroup = builder.objectRef<InvitedGroupRow>('InvitedMentorGroup').implement({
  description: 'What an invite leads to.',
  fields: (t) => ({
    id: t.exposeID('group_id', { may: 'anyone' }),
    name: t.exposeString('name', { may: 'anyone' }),
    about: t.exposeString('about', { may: 'anyone' }),
    aboutHtml: t.string({ may: 'anyone', nullable: true, description: RENDERED, resolve: ({ about }) => renderComment(about, []) }),
    mentors: t.exposeStringList('mentors', { may: 'anyone' }),
    isMember: t.boolean({ may: 'anyone', resolve: ({ part }) => part !== null }),
  }),
})

const WaitingGroup = builder.objectRef<WaitingGroupRow>('MentorGroupWithoutMentor').implement({
  fields: (t) => ({
    id: t.exposeID('id', { may: 'mentoring.oversee' }),
    name: t.exposeString('name', { may: 'mentoring.oversee' }),
    learners: t.exposeInt('learners', { may: 'mentoring.oversee' }),
    createdAt: t.expose('created_at', { type: 'Instant', may: 'mentoring.oversee' }),
  }),
})

const OVERSEEN_PAGE = 25

const OverseenGroup = builder.objectRef<OverseenGroupRow>('OverseenMentorGroup').implement({
  description: 'A mentor group as admins oversee it: counts, and none of its work.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'mentoring.oversee' }),
    name: t.exposeString('name', { may: 'mentoring.oversee' }),
    mentors: t.exposeStringList('mentors', { may: 'mentoring.oversee' }),
    learners: t.exposeInt('learners', { may: 'mentoring.oversee' }),
    assignments: t.exposeInt('assignments', { may: 'mentoring.oversee' }),
    waiting: t.exposeInt('waiting', { may: 'mentoring.oversee', description: 'Texts that wait for a mentor.' }),
    isArchived: t.boolean({ may: 'mentoring.oversee', resolve: ({ archived_at }) => archived_at !== null }),
    createdAt: t.expose('created_at', { type: 'Instant', may: 'mentoring.oversee' }),
  }),
})

const OverseenGroups = builder.objectRef<OverseenGroupRow[]>('OverseenMentorGroups').implement({
  fields: (t) => ({
    items: t.field({ type: [OverseenGroup], may: 'mentoring.oversee', extensions: { listSize: OVERSEEN_PAGE }, resolve: (rows) => rows }),
    total: t.int({ may: 'mentoring.oversee', resolve: (rows) => rows[0]?.total ?? 0 }),
    pages: t.int({ may: 'mentoring.oversee', resolve: (rows) => Math.ceil((rows[0]?.total ?? 0) / OVERSEEN_PAGE) }),
  }),
})

const OverseenMember = builder.objectRef<OverseenMemberRow>('OverseenMember').implement({
  description: 'A mentor or a learner of a mentor group.',
  fields: (t) => ({
    name: t.exposeString('name', { may: 'mentoring.oversee' }),
    username: t.exposeString('username', { may: 'mentoring.oversee' }),
    part: t.exposeString('part', { may: 'mentoring.oversee', description: 'mentor or learner.' }),
    joinedAt: t.expose('joined_at', { type: 'Instant', may: 'mentoring.oversee' }),
  }),
})

const OverseenAssignment = builder.objectRef<OverseenAssignmentRow>('OverseenAssignment').implement({
  description: 'An assignment of a mentor group with counts, without any work.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'mentoring.oversee' }),
    title: t.exposeString('title', { may: 'mentoring.oversee' }),
    kind: t.exposeString('kind', { may: 'mentoring.oversee' }),
    setAt: t.expose('set_at', { type: 'Instant', may: 'mentoring.oversee' }),
    handedIn: t.exposeInt('handed_in', { may: 'mentoring.oversee', description: 'How many learners handed in a text.' }),
    returned: t.exposeInt('returned', { may: 'mentoring.oversee' }),
  }),
})

const OVERSEEN_DETAILS = 100

const OverseenGroupDetail = builder.objectRef<{ id: string; name: string }>('OverseenGroupDetail').implement({
  description: 'The people and the assignments of a mentor group, without any work.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'mentoring.oversee' }),
    name: t.exposeString('name', { may: 'mentoring.oversee' }),
    members: t.field({ type: [OverseenMember], may: 'mentoring.oversee', extensions: { listSize: OVERSEEN_DETAILS }, description: 'At most 100, mentors first.', resolve: ({ id }, _args, { db }) => listOverseenMembers(db, { id, count: OVERSEEN_DETAILS }) }),
    assignments: t.field({ type: [OverseenAssignment], may: 'mentoring.oversee', extensions: { listSize: OVERSEEN_DETAILS }, description: 'The latest 100.', resolve: ({ id }, _args, { db }) => listOverseenAssignments(db, { id, count: OVERSEEN_DETAILS }) }),
  }),
})

interface Summary {
  groups: number
  waiting: number
  nextMeeting: GroupCardRow | null
}

const Meeting = builder.objectRef<GroupCardRow>('MentorGroupMeeting').implement({
  description: 'The next date of a group.',
  fields: (t) => ({
    title: t.string({ may, resolve: ({ meeting_title }) => meeting_title ?? '' }),
    groupId: t.exposeID('id', { may }),
    startsAt: t.field({ type: 'Instant', may, resolve: ({ meeting_at }) => meeting_at! }),
  }),
})

const SummaryType = builder.objectRef<Summary>('MentoringSummary').implement({
  description: 'What a mentor has to do.',
  fields: (t) => ({
    groups: t.exposeInt('groups', { may, description: 'Groups that are not archived.' }),
    waiting: t.exposeInt('waiting', { may, description: 'Work to grade.' }),
    nextMeeting: t.expose('nextMeeting', { type: Meeting, may, nullable: true, description: 'The first of all groups.' }),
  }),
})

builder.queryFields((t) => ({
  mentoringSummary: t.field({
    type: SummaryType, may, nullable: true, description: 'Null unless the viewer acts as a mentor.',
    resolve: async (_root, _args, context) => {
      const viewer = signedIn(context)
      if (!viewer.rights.includes('mentoring.lead')) return null
      const open = (await listGroups(context.db, { personId: viewer.id, part: 'mentor', now: context.clock.now(), max: MAX_GROUPS })).filter(({ archived_at }) => archived_at === null)
      const [nextMeeting = null] = open.filter(({ meeting_at }) => meeting_at !== null).toSorted((a, b) => a.meeting_at!.getTime() - b.meeting_at!.getTime())
      return { groups: open.length, waiting: open.reduce((sum, { waiting }) => sum + waiting, 0), nextMeeting }
    },
  }),
  ledGroups: t.field({
    type: [GroupCard], may: 'mentoring.lead', extensions: { listSize: MAX_GROUPS },
    resolve: (_root, _args, context) => listGroups(context.db, { personId: signedIn(context).id, part: 'mentor', now: context.clock.now(), max: MAX_GROUPS }),
  }),
  joinedGroups: t.field({
    type: [GroupCard], may, extensions: { listSize: MAX_GROUPS },
    resolve: (_root, _args, context) => listGroups(context.db, { personId: signedIn(context).id, part: 'learner', now: context.clock.now(), max: MAX_GROUPS }),
  }),
  groupInvitations: t.field({ type: [Invitation], may, extensions: { listSize: 50 }, resolve: (_root, _args, context) => listInvitations(context.db, signedIn(context).id) }),
  mentorGroup: t.field({ type: Group, may, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => groupForReading(context, parse(groupId, args).id) }),
  groupInvite: t.field({ type: InvitedGroup, may: 'anyone', description: 'The code is the key: whoever has it may see what the group is.', args: { code: t.arg.string({ required: true }) }, resolve: (_root, args, context) => readInvite(context, parse(codeInput, args).code) }),
  overseenGroups: t.field({
    type: OverseenGroups, may: 'mentoring.oversee', description: 'All mentor groups, the newest first.',
    args: { find: t.arg.string({ description: 'A part of the name.' }), page: t.arg.int() },
    resolve: (_root, args, { db }) => {
      const { find, page } = parse(overseenInput, args)
      return listOverseenGroups(db, { find, offset: (page - 1) * OVERSEEN_PAGE, count: OVERSEEN_PAGE })
    },
  }),
  overseenGroup: t.field({ type: OverseenGroupDetail, may: 'mentoring.oversee', nullable: true, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, { db }) => findOverseenGroup(db, parse(groupId, args).id) }),
  groupsWithoutMentor: t.field({ type: [WaitingGroup], may: 'mentoring.oversee', extensions: { listSize: 50 }, resolve: (_root, _args, { db }) => listGroupsWithoutMentor(db, 50) }),
}))

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true })
  const text = t.arg.string({ required: true })
  const lead = 'mentoring.lead'
  return {
    createMentorGroup: t.boolean({ may: lead, args: { id, name: text, about: text }, resolve: (_root, args, context) => done(createGroup(context, parse(groupInput, args))) }),
    editMentorGroup: t.boolean({
      may: lead, args: { id, name: text, about: text, revision: t.arg.int({ description: 'The one that is changed: if there is another one by now, it is refused.' }) },
      resolve: (_root, args, context) => done(editGroup(context, parse(groupInput, args))),
    }),
    archiveMentorGroup: t.boolean({ may: lead, args: { id, isArchived: t.arg.boolean({ required: true }) }, resolve: (_root, args, context) => done(archiveGroup(context, parse(archiveInput, args))) }),
    makeGroupInvite: t.boolean({
      may: lead, args: { id, days: t.arg.int({ required: true }), maxUses: t.arg.int({ required: true }) },
      resolve: (_root, args, context) => done(makeInvite(context, parse(inviteInput, args))),
    }),
    revokeGroupInvite: t.boolean({ may: lead, args: { id }, resolve: (_root, args, context) => done(revokeInvite(context, parse(inviteId, args).id)) }),
    inviteToMentorGroup: t.boolean({
      may: lead, args: { id, username: text, part: t.arg({ type: GroupPart, required: true }) },
      resolve: (_root, args, context) => done(inviteByName(context, parse(invitationInput, args))),
    }),
    removeFromMentorGroup: t.boolean({ may: lead, args: { id, person: id }, resolve: (_root, args, context) => done(removeMember(context, parse(memberInput, args))) }),
    joinMentorGroup: t.id({
      may: 'mentoring.learn', description: 'Joins the group of an invite. Returns its id.',
      args: { code: text }, resolve: (_root, args, context) => joinGroup(context, parse(codeInput, args).code),
    }),
    answerGroupInvitation: t.boolean({
      may: 'mentoring.learn', args: { id, isAccepted: t.arg.boolean({ required: true }) },
      resolve: (_root, args, context) => done(answerInvitation(context, parse(answerInput, args))),
    }),
    leaveMentorGroup: t.boolean({ may, args: { id }, resolve: (_root, args, context) => done(leaveGroup(context, parse(groupId, args).id)) }),
    adoptMentorGroup: t.boolean({
      may: 'mentoring.oversee', description: 'Gives a group to another mentor.',
      args: { id, username: text }, resolve: (_root, args, context) => done(adoptGroup(context, parse(adoptInput, args))),
    }),
  }
})

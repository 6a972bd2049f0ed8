import { IN_APP, IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { groupPath, GROUPS_PATH, mentorGroupPath, workPath } from './paths.ts'

type OfGroup = 'groupId' | 'group'
type OfAssignment = OfGroup | 'assignmentId' | 'assignment'

const toGroup = ({ facts }: { facts: { groupId: string } }) => groupPath(facts.groupId)
const ofAssignment = { subject: ({ assignmentId }: { assignmentId: string }) => assignmentId, path: toGroup }

export const mentoringNotifications = notificationArea('Mentor groups', {
  mentorGroupInvitation: notificationKind<OfGroup | 'part'>({
    label: 'Invitations to mentor groups',
    recipient: 'invited',
    channels: IN_APP_AND_EMAIL,
    subject: ({ groupId }) => groupId,
    path: () => GROUPS_PATH,
    title: () => 'Invitation to a group',
    message: ({ who, facts }) => `${who} invited you to “${facts.group}” as a ${facts.part}. Accept or decline the invitation on your groups page.`,
  }),
  mentorGroupAnnouncement: notificationKind<OfGroup | 'preview'>({
    label: 'Announcements in your mentor groups',
    recipient: 'member',
    channels: IN_APP_AND_EMAIL,
    subject: ({ groupId }) => groupId,
    path: toGroup,
    title: ({ facts }) => `Announcement in “${facts.group}”`,
    message: ({ facts }) => facts.preview,
  }),
  mentorGroupEvent: notificationKind<OfGroup | 'event' | 'when' | 'path'>({
    label: 'New events of your mentor groups',
    recipient: 'learner',
    channels: IN_APP_AND_EMAIL,
    subject: ({ path }) => path,
    path: ({ facts }) => facts.path,
    title: ({ facts }) => `New event in “${facts.group}”`,
    message: ({ facts }) => `${facts.event} starts ${facts.when}.`,
  }),
  assignmentSet: notificationKind<OfAssignment>({
    label: 'New assignments',
    recipient: 'learner',
    channels: IN_APP_AND_DIGEST,
    ...ofAssignment,
    title: () => 'New assignment',
    message: ({ facts }) => `“${facts.assignment}” in “${facts.group}”`,
  }),
  assignmentDue: notificationKind<OfAssignment>({
    label: 'Assignments that are due soon',
    recipient: 'learner',
    channels: IN_APP_AND_EMAIL,
    ...ofAssignment,
    title: () => 'Due soon',
    message: ({ facts }) => `“${facts.assignment}” in “${facts.group}” is due within a day`,
  }),
  assignmentDueChanged: notificationKind<OfAssignment | 'due'>({
    label: 'Changed due dates of your assignments',
    recipient: 'learner',
    channels: IN_APP_AND_EMAIL,
    ...ofAssignment,
    title: () => 'Due date changed',
    message: ({ who, facts }) => (facts.due === '' ? `${who} removed the due date of “${facts.assignment}” in “${facts.group}”` : `${who} changed the due date of “${facts.assignment}” in “${facts.group}” to ${facts.due}`),
  }),
  assignmentReturned: notificationKind<OfAssignment | 'wants'>({
    label: 'Assignments that your mentor returned',
    recipient: 'learner',
    channels: IN_APP_AND_EMAIL,
    ...ofAssignment,
    title: ({ facts }) => (facts.wants === 'version' ? 'Another version, please' : 'Assignment returned'),
    message: ({ who, facts }) => (facts.wants === 'version' ? `${who} asks for another version of “${facts.assignment}” in “${facts.group}”` : `${who} returned “${facts.assignment}” in “${facts.group}”`),
  }),
  assignmentNote: notificationKind<OfAssignment | 'preview'>({
    label: 'Notes of your mentor about assignments',
    recipient: 'learner',
    channels: IN_APP_AND_EMAIL,
    ...ofAssignment,
    title: () => 'Note from your mentor',
    message: ({ who, facts }) => `${who} wrote about “${facts.assignment}”: ${facts.preview}`,
  }),
  assignmentGone: notificationKind<OfAssignment>({
    label: 'Assignments whose content was removed',
    recipient: 'mentor',
    channels: IN_APP_AND_DIGEST,
    isForTeam: true,
    subject: ({ assignmentId }) => assignmentId,
    path: ({ facts }) => mentorGroupPath(facts.groupId, 'assignments'),
    title: () => 'Assigned content was removed',
    message: ({ facts }) => `What “${facts.assignment}” in “${facts.group}” refers to is no longer available. Replace or delete the assignment.`,
  }),
  assignmentHandedIn: notificationKind<OfAssignment | 'learnerId'>({
    label: 'Work that your learners hand in',
    recipient: 'mentor',
    channels: IN_APP,
    isForTeam: true,
    subject: ({ assignmentId }) => assignmentId,
    path: ({ people, facts }) => (people > 1 ? `${mentorGroupPath(facts.groupId, 'progress')}&risk=return` : workPath(facts)),
    title: () => 'Handed in',
    message: ({ who, facts }) => `${who} handed in “${facts.assignment}”`,
  }),
})

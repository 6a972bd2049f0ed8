import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [
      ['in', 'dueSoon groupFigures groupInvitations groupInvite joinedGroups mentorGroup mentoringSummary resourceVersions'],
      ['M', 'assignables assignmentTemplates groupProgress learnerWork ledGroups'],
      ['A', 'groupsWithoutMentor'],
    ],
    Mutation: [
      ['in', 'leaveMentorGroup'],
      ['LMA', 'answerGroupInvitation handInWork joinMentorGroup'],
      [
        'M',
        'announceToGroup applyAssignmentTemplate archiveMentorGroup createMentorGroup deleteAssignment deleteAssignmentTemplate deleteGroupAnnouncement editMentorGroup extendDueDate inviteToMentorGroup makeGroupInvite removeFromMentorGroup removeGroupResource returnWork revokeGroupInvite saveAssignment saveAssignmentTemplate saveGroupResource',
      ],
      ['A', 'adoptMentorGroup'],
    ],
    Assignable: [['M', 'id title']],
    Assignment: [['in', 'criteria due id instructions kind latePoints lateRule path points subject title']],
    AssignmentCriterion: [['in', 'id points text']],
    AssignmentMark: [['in', 'criterion points']],
    AssignmentTemplate: [['M', 'id name savedAt titles']],
    AssignmentCompletion: [['in', 'done late open title']],
    AssignmentWork: [['in', 'comment dueAt file fileAddress fileName givenPoints handedInAt isLate marks points returnedAt state text']],
    DueAssignment: [['in', 'dueAt group groupId id isOverdue title']],
    HandedInWork: [['in', 'isLate latePoints']],
    InvitedMentorGroup: [['in', 'about id isMember mentors name']],
    InvitedToMentorGroup: [['M', 'id name part username']],
    LearnerSubmission: [['M', 'code id language passed submittedAt total verdict']],
    LearnerWork: [['M', 'assignment attempts work']],
    MentorGroup: [['in', 'about announcements conversationId id invited invites isArchived learners mentors name ownAssignments part resources']],
    MentorGroupAnnouncement: [['in', 'author id text writtenAt']],
    MentorGroupCard: [['in', 'about assignments id isArchived learners mentors name waiting']],
    MentorGroupFigures: [['in', 'completion problems weeks']],
    MentorGroupInvitation: [['in', 'about id invitedAt inviter name part']],
    MentorGroupInvite: [['M', 'code expiresAt id maxUses uses']],
    MentorGroupResource: [['in', 'address author file fileBytes fileName folder id kind subject title url version writtenAt']],
    MentorGroupWithoutMentor: [['A', 'createdAt id learners name']],
    MentoringSummary: [['in', 'groups waiting']],
    MentoringWeek: [['in', 'handedIn submissions week']],
    OwnAssignment: [['in', 'assignment work']],
    ProblemFigures: [['in', 'attempts medianHours solved title']],
    ProgressMatrix: [['M', 'assignments rows']],
    ProgressRow: [['M', 'lastActiveAt learner points risks states']],
  },
  routes: { 'POST /api/mentoring/groups/:group/files': 'LMA', 'GET /api/mentoring/files/:id': 'all' },
}

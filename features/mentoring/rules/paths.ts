/** The groups that a mentor runs. */
export const MENTOR_PATH = '/mentor'
/** The groups that a learner is in. */
export const GROUPS_PATH = '/groups'
/** The page of an invite link; its code is in the fragment, so that no server or log sees it. */
export const JOIN_PATH = '/groups/join'

export const MENTOR_TABS = ['progress', 'assignments', 'announcements', 'schedule', 'members', 'resources', 'analytics'] as const
/** The query that filters the progress of a group; `risk` is null for all learners. */
const filterQuery = (risk: string | null) => (risk === null ? '' : `&risk=${risk}`)

export type MentorTab = (typeof MENTOR_TABS)[number]

export const mentorGroupPath = (id: string, tab?: MentorTab) => `${MENTOR_PATH}/groups/${id}${tab === undefined ? '' : `?tab=${tab}`}`
/** The progress of the learners of a group, or of those whom a filter shows. */
export const progressPath = (groupId: string, risk: string | null) => mentorGroupPath(groupId, 'progress') + filterQuery(risk)
/** The work of a learner on an assignment, opened in the progress of the group. */
export const workPath = (work: { groupId: string; assignmentId: string; learnerId: string }) => `${mentorGroupPath(work.groupId, 'progress')}&assignment=${work.assignmentId}&learner=${work.learnerId}`

export const LEARNER_TABS = ['work', 'schedule', 'resources', 'figures'] as const
export type LearnerTab = (typeof LEARNER_TABS)[number]

export const groupPath = (id: string, tab?: LearnerTab) => `${GROUPS_PATH}/${id}${tab === undefined || tab === 'work' ? '' : `?tab=${tab}`}`
/** The own work of a learner on an assignment. */
export const ownWorkPath = ({ groupId, assignmentId }: { groupId: string; assignmentId: string }) => `${groupPath(groupId)}#${ownWorkAnchor(assignmentId)}`
export const ownWorkAnchor = (assignmentId: string) => `assignment-${assignmentId}`
/** A learner of a group, for its mentors; on the way through a filter. */
export const learnerPath = (groupId: string, learnerId: string, risk: string | null = null) => `${progressPath(groupId, risk)}&learner=${learnerId}`
export const joinPath = (code: string) => `${JOIN_PATH}#${code}`

export const filesPath = (group: string, name: string) => `/api/mentoring/groups/${encodeURIComponent(group)}/files?name=${encodeURIComponent(name.toWellFormed().slice(-200))}`
export const filePath = (id: string) => `/api/mentoring/files/${id}`

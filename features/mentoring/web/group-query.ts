import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { DueSoonQuery } from './due-soon-query.ts'

/** A group with all that its page shows. */
export const GroupQuery = graphql(`
  query MentorGroup($id: ID!) {
    mentorGroup(id: $id) {
      id name about aboutHtml revision part isArchived conversationId
      mentors { id username name avatarUrl }
      learners { id username name avatarUrl }
      announcements { id text html writtenAt editedAt author isOwn }
      resources { id folder kind title version url subject file fileName fileBytes writtenAt author address }
      ownAssignments {
        assignment { id kind path title instructions instructionsHtml due lateRule latePoints points criteria { id text points } files { id name bytes address } }
        work { version state dueAt dueLocal text textHtml file fileName fileAddress handedInAt isLate returnedAt isNew points comment commentHtml marks { criterion points } earlier { version text textHtml fileName fileAddress handedInAt points comment commentHtml } }
        notes { id text html writtenAt author authorId }
      }
      invites { id code expiresAt uses maxUses }
      invited { id username name part }
    }
  }
`)
export type GroupData = ResultOf<typeof GroupQuery>['mentorGroup']
export type ResourceData = GroupData['resources'][number]

/** How far each learner is with each assignment. */
export const ProgressQuery = graphql(`
  query GroupProgress($id: ID!) {
    groupProgress(id: $id) {
      assignments { id kind subject path title instructions due lateRule latePoints points revision criteria { id text points } files { id name } }
      rows { learner { id username name } lastActiveAt risks states points extended }
    }
  }
`)
export type ProgressData = ResultOf<typeof ProgressQuery>['groupProgress']
export type AssignmentData = ProgressData['assignments'][number]

export const ScheduleQuery = graphql(`
  query GroupSchedule($id: ID!) {
    groupSchedule(id: $id) { id eventId path title startsAt endsAt timeZone place onlineUrl isCancelled cancelReason hasStarted present }
  }
`)
export type ScheduledDateData = ResultOf<typeof ScheduleQuery>['groupSchedule'][number]

/** The figures of a group, or of the viewer alone. */
export const FiguresQuery = graphql(`
  query GroupFigures($id: ID!) {
    groupFigures(id: $id) {
      weeks { week handedIn submissions }
      completion { title done late open overdue }
      problems { title attempts solved medianHours }
      lessons { title opened finished tries score }
      attendance { title at timeZone came learners }
    }
  }
`)

export const LedGroupsQuery = graphql(`
  query LedGroups { ledGroups { id name about isArchived mentors learners assignments waiting meetingTitle meetingAt dueTitle due } }
`)

export const WorkToReturnQuery = graphql(`
  query WorkToReturn { workToReturn { assignmentId title groupId group learnerId learner handedInAt isLate } }
`)

export const JoinedGroupsQuery = graphql(`
  query JoinedGroups {
    joinedGroups { id name about isArchived mentors learners assignments waiting }
    groupInvitations { id name about aboutHtml part invitedAt inviter }
  }
`)

/** Refetches the groups that are shown. A mutation that awaits it shows its result until then. */
export async function readAgain(cache: Cache): Promise<void> {
  await Promise.all([GroupQuery, ProgressQuery, ScheduleQuery, LedGroupsQuery, FiguresQuery, WorkToReturnQuery, JoinedGroupsQuery, DueSoonQuery].map((query) => cache.invalidateQueries(query as typeof GroupQuery)))
}

import { graphql } from '#platform/web/graphql/graphql.ts'

/** What the viewer has to hand in next, and to do as a mentor, as a part of the query of the home page. */
export const DueSoonPart = graphql(`
  fragment DueSoonPart on Query { dueSoon { id title kind path groupId group dueAt isOverdue } returnedWork { assignmentId title groupId group returnedAt isToRevise hasComment } mentoringSummary { groups waiting nextMeeting { title groupId startsAt } } }
`)

export const DueSoonQuery = graphql(
  `
  query DueSoon { ...DueSoonPart }
`,
  [DueSoonPart],
)

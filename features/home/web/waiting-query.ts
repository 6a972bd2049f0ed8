import { graphql } from '#platform/web/graphql/graphql.ts'

/** The work queues of mentors and admins. */
export const WaitingWorkQuery = graphql(`
  query WaitingWork { waitingWork { name label path count isLate } }
`)

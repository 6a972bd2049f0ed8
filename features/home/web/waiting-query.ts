import { graphql } from '#platform/web/graphql/graphql.ts'

/** The work queues of a mentor. */
export const WaitingWorkQuery = graphql(`
  query WaitingWork { waitingWork { name count } }
`)

import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The viewer's board. */
export const TrackedJobsQuery = graphql(`
  query TrackedJobs {
    trackedJobs { stage notes addedAt movedAt applicationState appliedAt job { id path company role location logoUrl isOpen } }
  }
`)

export type Tracked = ResultOf<typeof TrackedJobsQuery>['trackedJobs'][number]

import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The jobs that the viewer posted. */
export const PostedJobsQuery = graphql(`
  query PostedJobs {
    postedJobs {
      id path role company location salary { min max currency period } state isOpen proposalState proposedAt reviewComment removal { decisionId reason } applications newApplications linkOpened expiresAt createdAt
    }
  }
`)
export type PostedJob = ResultOf<typeof PostedJobsQuery>['postedJobs'][number]

/** One of them, for its form. */
export const JobEditionQuery = graphql(`
  query JobEdition($id: ID!) {
    jobEdition(id: $id) {
      id revision state proposalState reviewComment removal { decisionId reason }
      content { company role location description skills level employment applyUrl logoId salary { min max currency period } }
    }
  }
`)
export type JobEdition = ResultOf<typeof JobEditionQuery>['jobEdition']

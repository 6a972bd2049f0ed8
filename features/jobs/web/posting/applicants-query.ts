import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The applicants of a job of the viewer. */
export const ApplicantsQuery = graphql(`
  query Applicants($id: ID!) {
    jobEdition(id: $id) { id state removal { decisionId reason } content { role company } }
    applicants(id: $id) {
      id coverNote state notes appliedAt resumeName resumePath person { id username name headline avatarUrl }
      candidate { percent skills location experienceLevel isOpen }
      profile { headline about location experienceLevel email skills { label evidence } experience { role company period } }
    }
  }
`)
export type Applicant = ResultOf<typeof ApplicantsQuery>['applicants'][number]

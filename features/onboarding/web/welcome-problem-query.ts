import { graphql } from '#platform/web/graphql/graphql.ts'

/** A problem of the topics that the viewer chose. */
export const WelcomeProblemQuery = graphql(`
  query WelcomeProblem { welcomeProblem { slug title difficulty tags } }
`)

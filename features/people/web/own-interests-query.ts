import { graphql } from '#platform/web/graphql/graphql.ts'

/** The keys of the topics that the viewer wants to learn. */
export const OwnInterestsQuery = graphql(`
  query OwnInterests { ownInterests }
`)

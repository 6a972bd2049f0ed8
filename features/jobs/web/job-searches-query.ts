import { graphql } from '#platform/web/graphql/graphql.ts'

/** The searches that the viewer saved. */
export const JobSearchesQuery = graphql(`
  query JobSearches { jobSearches { id name text path query matches alert } }
`)

import { graphql } from '#platform/web/graphql/graphql.ts'

/** The topics that the viewer follows. Mutations write it, and every button of a topic reads it. */
export const FollowedTopicsQuery = graphql(`
  query FollowedTopics { followedTopics { topic } }
`)

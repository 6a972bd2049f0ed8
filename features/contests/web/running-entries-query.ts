import { graphql } from '#platform/web/graphql/graphql.ts'

/** The contests that the member takes part in now. */
export const RunningEntriesQuery = graphql(`query RunningContestEntries { runningContestEntries { number title endsAt tasks { slug title points isSolved } } }`)

import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const SolutionsQuery = graphql(`
  query ProblemSolutions($problem: String!, $language: Language, $linked: ID, $page: Int) {
    problemSolutions(problem: $problem, language: $language, linked: $linked, page: $page) {
      closedBecause mayGiveUp
      reference { language code codeSpans }
      items { id author { id username name } language code codeSpans note sharedAt timeMs memoryKb votes isVoted isOwn path }
      hasMore
    }
  }
`)

export type Solutions = ResultOf<typeof SolutionsQuery>['problemSolutions']
export type SharedSolution = Solutions['items'][number]

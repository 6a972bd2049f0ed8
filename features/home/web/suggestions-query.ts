import { graphql } from '#platform/web/graphql/graphql.ts'

/** What the viewer could learn and read next, as a part of the query of the home page. */
export const SuggestionsPart = graphql(`
  fragment SuggestionsPart on Query {
    suggestedCourses { id slug title level lessonCount skills }
    suggestedBlogs { _id slug title tags readingMinutes author { name } }
  }
`)

export const SuggestionsQuery = graphql(
  `
  query Suggestions { ...SuggestionsPart }
`,
  [SuggestionsPart],
)

import { graphql } from '#platform/web/graphql/graphql.ts'
import { PersonCardFields } from './PersonCardFields.ts'

/** The people suggested to the viewer, for a page that combines several queries. */
export const SuggestedPeoplePart = graphql(
  `
  fragment SuggestedPeoplePart on Query {
    suggestedPeople(first: $suggestions) { reason person { ...PersonCardFields } }
  }
`,
  [PersonCardFields],
)

export const SuggestedPeopleQuery = graphql(
  `
  query SuggestedPeople($suggestions: Int) { ...SuggestedPeoplePart }
`,
  [SuggestedPeoplePart],
)

/** The number of people in the feed of the home page. */
export const FEED_SHOWN = 5

/** A few more are loaded than shown, to replace dismissed ones. */
export const suggestionsFor = (shown: number) => ({ suggestions: Math.min(24, shown * 3) })

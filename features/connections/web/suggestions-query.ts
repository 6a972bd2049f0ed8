import { graphql } from '#platform/web/graphql/graphql.ts'
import { PersonCardFields } from './PersonCardFields.ts'

/** The people suggested to the viewer, for a page that asks for several things at once. */
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

/** How many people the feed of the home page shows. */
export const FEED_SHOWN = 5

/** A few more are fetched than shown, so that another comes up where one is dismissed. */
export const suggestionsFor = (shown: number) => ({ suggestions: Math.min(24, shown * 3) })

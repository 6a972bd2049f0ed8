import { graphql } from '#platform/web/graphql/graphql.ts'

/** The member's streak, as a part of the query of the home page. */
export const OwnStreakPart = graphql(`
  fragment OwnStreakPart on Query { ownStreak { days freezes } }
`)

export const OwnStreakQuery = graphql(
  `
  query OwnStreak { ...OwnStreakPart }
`,
  [OwnStreakPart],
)

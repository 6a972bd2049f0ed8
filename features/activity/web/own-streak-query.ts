import { graphql } from '#platform/web/graphql/graphql.ts'

/** The member's streak and the freezes that keep it, for home's one question. */
export const OwnStreakPart = graphql(`
  fragment OwnStreakPart on Query { ownStreak { days freezes } }
`)

export const OwnStreakQuery = graphql(
  `
  query OwnStreak { ...OwnStreakPart }
`,
  [OwnStreakPart],
)

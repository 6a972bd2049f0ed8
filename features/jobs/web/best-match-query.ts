import { graphql } from '#platform/web/graphql/graphql.ts'

/** The best match of the viewer, as a part of the query of the home page. */
export const BestJobMatchPart = graphql(`
  fragment BestJobMatchPart on Query {
    bestJobMatch { percent explanation job { id path role company } }
  }
`)

export const BestJobMatchQuery = graphql(
  `
  query BestJobMatch { ...BestJobMatchPart }
`,
  [BestJobMatchPart],
)

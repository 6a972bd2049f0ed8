import { graphql } from '#platform/web/graphql/graphql.ts'

/** All people with a block between them and the viewer, for a page that combines several queries. */
export const BlockedIdsPart = graphql(`
  fragment BlockedIdsPart on Query { blockedPersonIds }
`)

export const BlockedIdsQuery = graphql(
  `
  query BlockedIds { ...BlockedIdsPart }
`,
  [BlockedIdsPart],
)

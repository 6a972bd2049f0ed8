import { graphql } from '#platform/web/graphql/graphql.ts'

/** Everybody whom a block keeps apart from the viewer, for a page that asks for several things at once. */
export const BlockedIdsPart = graphql(`
  fragment BlockedIdsPart on Query { blockedPersonIds }
`)

export const BlockedIdsQuery = graphql(
  `
  query BlockedIds { ...BlockedIdsPart }
`,
  [BlockedIdsPart],
)

import { graphql } from '#platform/web/graphql/graphql.ts'

/** Which featured items the viewer is done with, as a part of the query of the home page. */
export const DoneFeaturedPart = graphql(`
  fragment DoneFeaturedPart on Query { doneFeatured }
`)

export const DoneFeaturedQuery = graphql(
  `
  query DoneFeatured { ...DoneFeaturedPart }
`,
  [DoneFeaturedPart],
)

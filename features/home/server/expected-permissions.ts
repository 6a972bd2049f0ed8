import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'featuredItems home'], ['in', 'doneFeatured'], ['A', 'chosenItems']],
    Mutation: [['A', 'featureItem moveFeaturedItem unfeatureItem']],
    FeaturedItem: [['all', 'excerpt id kind note path title']],
    Home: [['all', 'motivation slogan']],
  },
}

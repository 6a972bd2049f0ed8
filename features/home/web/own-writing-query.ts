import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The blogs of the member, as a fragment for the combined query of home. */
export const OwnWritingPart = graphql(`
  fragment OwnWritingPart on Query { ownBlogs { id title isPublished hasDraft changedAt } }
`)

export const OwnWritingQuery = graphql(
  `
  query OwnWriting { ...OwnWritingPart }
`,
  [OwnWritingPart],
)

/** The drafts, latest first, and the number of published blogs; null until they are loaded. */
export interface OwnWriting {
  drafts: ResultOf<typeof OwnWritingQuery>['ownBlogs'] | null
  published: number | null
}

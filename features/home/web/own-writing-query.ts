import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** What the member writes, for home's one question. */
export const OwnWritingPart = graphql(`
  fragment OwnWritingPart on Query { ownBlogs { id title isPublished hasDraft changedAt } }
`)

export const OwnWritingQuery = graphql(
  `
  query OwnWriting { ...OwnWritingPart }
`,
  [OwnWritingPart],
)

/** The drafts under way, the latest first, and how many blogs are published; null until known. */
export interface OwnWriting {
  drafts: ResultOf<typeof OwnWritingQuery>['ownBlogs'] | null
  published: number | null
}

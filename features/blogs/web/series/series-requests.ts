import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const OwnSeriesQuery = graphql(`
  query OwnSeries { ownBlogSeries { id slug title description revision isHidden blogIds publishedCount } }
`)

export const OwnPartsQuery = graphql(`
  query OwnSeriesParts($id: ID!) { ownBlogSeriesParts(id: $id) { id title slug readingMinutes isPublished } }
`)

export const CreateSeries = graphql(`
  mutation CreateSeries($id: ID!, $title: String!, $description: String!) { createBlogSeries(id: $id, title: $title, description: $description) }
`)

export const EditSeries = graphql(`
  mutation EditSeries($id: ID!, $revision: Int!, $title: String!, $description: String!) { editBlogSeries(id: $id, revision: $revision, title: $title, description: $description) }
`)

export const ReorderSeries = graphql(`
  mutation ReorderSeries($id: ID!, $revision: Int!, $blogIds: [ID!]!) { reorderBlogSeries(id: $id, revision: $revision, blogIds: $blogIds) }
`)

export const PlaceInSeries = graphql(`
  mutation PlaceInSeries($blogId: ID!, $seriesId: ID) { placeBlogInSeries(blogId: $blogId, seriesId: $seriesId) }
`)

export const DeleteSeries = graphql(`
  mutation DeleteSeries($id: ID!) { deleteBlogSeries(id: $id) }
`)

export type OwnSeries = ResultOf<typeof OwnSeriesQuery>['ownBlogSeries'][number]
export type OwnPart = ResultOf<typeof OwnPartsQuery>['ownBlogSeriesParts'][number]

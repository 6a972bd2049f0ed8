import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'

/** What blogs are to the viewer, with their present counts. */
export const ViewerBlogQuery = graphql(`
  query ViewerBlog($ids: [ID!]!) {
    viewerBlogs(ids: $ids) { _id likeCount dislikeCount commentCount reaction followsAuthor mayEdit mayRemove }
  }
`)

type ViewerBlog = ResultOf<typeof ViewerBlogQuery>['viewerBlogs'][number]

/** Writes into the cache what has changed of one blog. */
export function updateViewerBlog(cache: Cache, id: string, changed: Partial<ViewerBlog>): Promise<void> {
  return cache.updateQuery(ViewerBlogQuery, { ids: [id] }, ({ viewerBlogs }) => ({ viewerBlogs: viewerBlogs.map((blog) => ({ ...blog, ...changed })) }))
}

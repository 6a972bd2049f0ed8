import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'

/** The viewer's reactions and rights for blogs, with their current counts. */
export const ViewerBlogQuery = graphql(`
  query ViewerBlog($ids: [ID!]!) {
    viewerBlogs(ids: $ids) { _id likeCount dislikeCount commentCount reaction isBookmarked followsAuthor mayEdit mayRemove }
  }
`)

type ViewerBlog = ResultOf<typeof ViewerBlogQuery>['viewerBlogs'][number]

/** Updates the cached state of one blog. */
export function updateViewerBlog(cache: Cache, id: string, changed: Partial<ViewerBlog>): Promise<void> {
  return cache.updateQuery(ViewerBlogQuery, { ids: [id] }, ({ viewerBlogs }) => ({ viewerBlogs: viewerBlogs.map((blog) => ({ ...blog, ...changed })) }))
}

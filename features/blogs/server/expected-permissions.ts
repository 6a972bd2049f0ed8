import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'blog blogs getAllBlogs popularTags'], ['in', 'blogDraft blogVersions ownBlogDays ownBlogs readingList suggestedBlogs viewerBlogs']],
    Mutation: [
      ['all', 'countRead'],
      ['in', 'bookmarkBlog deleteBlog deleteComment discardBlogChanges editComment unpublishBlog'],
      ['LMA', 'commentOnBlog likeBlogComment publishBlog reactToBlog saveDraft'],
    ],
    Subscription: [['in', 'blogChanged']],
    Blog: [
      ['all', '_id author commentCount comments content coverUrl createdAt dislikeCount headings likeCount preview readCount readingMinutes'],
      ['all', 'nextInTag related shown slug tags title updatedAt'],
    ],
    BlogCard: [['all', '_id author commentCount coverUrl createdAt dislikeCount likeCount preview readingMinutes reason slug tags title']],
    BlogCounts: [['in', '_id commentCount dislikeCount likeCount']],
    BlogDay: [['in', 'commentCount day likeCount readCount']],
    BlogDraft: [['in', 'content coverId coverUrl hasUnpublishedChanges id publishedSlug revision savedAt tags title']],
    BlogPublished: [['in', '_id characters revision slug']],
    BlogReacted: [['in', '_id dislikeCount likeCount reaction']],
    BlogResults: [['all', 'items next']],
    BlogVersion: [['in', 'content id published savedAt tags title']],
    CommentResults: [['all', 'items next']],
    DraftSaved: [['in', 'revision savedAt']],
    Heading: [['all', 'id level text']],
    OwnBlog: [['in', 'changedAt commentCount hasDraft id isPublished likeCount readCount slug title']],
    TagCount: [['all', 'blogs tag']],
    NextBlog: [['all', 'blog tag']],
    ViewerBlog: [['in', '_id commentCount dislikeCount followsAuthor isBookmarked likeCount mayEdit mayRemove reaction']],
  },
  routes: {
    'GET /feeds/blogs.atom': 'all',
    'GET /feeds/blogs.json': 'all',
    'GET /feeds/authors/:name.atom': 'all',
    'GET /feeds/authors/:name.json': 'all',
    'GET /feeds/tags/:name.atom': 'all',
    'GET /feeds/tags/:name.json': 'all',
    'GET /robots.txt': 'all',
    'GET /sitemap.xml': 'all',
    'GET /card.png': 'all',
    'GET /cards/blog/:slug.png': 'all',
  },
}

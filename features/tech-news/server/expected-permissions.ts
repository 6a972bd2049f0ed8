import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'newsArticle techNews trendingNews'], ['in', 'savedNews viewerNews'], ['MA', 'newsArticleForEditors newsForEditors'], ['A', 'newsSources']],
    Mutation: [
      ['all', 'countNewsRead'],
      ['in', 'saveNewsForLater showFewerNews undoFewerNews'],
      ['MA', 'previewNewsText saveNewsArticle separateNewsArticle setNewsArticleState'],
      ['A', 'deleteNewsSource fetchNewsSource retryNewsSources saveNewsSource'],
    ],
    EditedNewsArticle: [['MA', 'category content excerpt id revision title']],
    EditedNewsCard: [['MA', 'article isFeatured isHidden isInReview reviewComment']],
    EditedNewsPage: [['MA', 'items page pages']],
    FewerNews: [['in', 'id label']],
    LearnMoreLink: [['all', 'label path title']],
    NewsArticle: [
      ['all', 'address author authorUsername category excerpt html id imageUrl learnMore others publishedAt readNext readTime slug source tag title updatedAt'],
    ],
    NewsCard: [['all', 'author category excerpt id imageUrl others publishedAt readTime slug source tag title']],
    NewsFetch: [['A', 'added at error items']],
    NewsPage: [['all', 'articles featured page pages']],
    NewsSource: [['A', 'address category failingSince failures fetches id isEnabled name nextFetchAt revision succeededAt']],
    SameStory: [['all', 'address id source title']],
    ViewerNews: [['in', 'fewer savedIds']],
  },
  routes: {
    'GET /tech-news': 'all',
    'GET /api/tech-news': 'all',
    'GET /feeds/news.atom': 'all',
    'GET /cards/news/:slug.png': 'all',
  },
}

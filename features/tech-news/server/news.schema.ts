import { imageUrl } from '#platform/rules/image-paths.ts'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { MAX_PAGES, READ_NEXT_SIZE, TRENDING_SIZE, PAGE_SIZE } from '../rules/articles.ts'
import { CATEGORIES, CATEGORY_LABELS } from '../rules/categories.ts'
import { listInput } from '../rules/news-inputs.ts'
import { listReadNext, type ArticleRow, type FullArticleRow } from './articles.queries.ts'
import { findLearnMore, type LearnMoreLink } from './learn-more.ts'
import { readArticle, readNews, readSavedNews, readTrendingNews, type NewsResults } from './read-news.ts'

const may = 'anyone'

export const NewsCategory = builder.enumType('NewsCategory', { values: CATEGORIES })

const SameStory = builder.objectRef<ArticleRow['others'][number]>('SameStory').implement({
  description: 'Another article about the same story.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    title: t.exposeString('title', { may }),
    source: t.exposeString('source', { may }),
    address: t.exposeString('address', { may, nullable: true }),
  }),
})

/** A news article in lists. */
export const NewsCard = builder.objectRef<ArticleRow>('NewsCard').implement({
  description: 'A news article in lists.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    excerpt: t.exposeString('excerpt', { may }),
    category: t.expose('category', { type: NewsCategory, may }),
    tag: t.string({ may, resolve: ({ category }) => CATEGORY_LABELS[category] }),
    author: t.exposeString('author_name', { may }),
    source: t.exposeString('source_name', { may, nullable: true, description: 'Null for articles of this site.' }),
    imageUrl: t.string({ may, nullable: true, resolve: ({ image_id }) => (image_id === null ? null : imageUrl(image_id, 'medium')) }),
    readTime: t.exposeInt('reading_minutes', { may, nullable: true, description: 'In minutes; null if it is not known.' }),
    publishedAt: t.expose('published_at', { type: 'Instant', may }),
    others: t.expose('others', { type: [SameStory], may, description: 'Articles of other sources about the same story.' }),
  }),
})

const LearnMore = builder.objectRef<LearnMoreLink>('LearnMoreLink').implement({
  description: 'Something of this site about a topic of an article.',
  fields: (t) => ({ label: t.exposeString('label', { may }), title: t.exposeString('title', { may }), path: t.exposeString('path', { may }) }),
})

const NewsArticle = builder.objectRef<FullArticleRow>('NewsArticle').implement({
  description: 'A news article. Only articles of this site have a text; others link to their source.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    slug: t.exposeString('slug', { may }),
    title: t.exposeString('title', { may }),
    excerpt: t.exposeString('excerpt', { may }),
    category: t.expose('category', { type: NewsCategory, may }),
    tag: t.string({ may, resolve: ({ category }) => CATEGORY_LABELS[category] }),
    author: t.exposeString('author_name', { may }),
    authorUsername: t.exposeString('author_username', { may, nullable: true }),
    source: t.exposeString('source_name', { may, nullable: true }),
    address: t.exposeString('address', { may, nullable: true, description: 'The article at its source; null for articles of this site.' }),
    html: t.exposeString('html', { may, nullable: true }),
    imageUrl: t.string({ may, nullable: true, resolve: ({ image_id }) => (image_id === null ? null : imageUrl(image_id, 'large')) }),
    readTime: t.exposeInt('reading_minutes', { may, nullable: true }),
    publishedAt: t.expose('published_at', { type: 'Instant', may }),
    updatedAt: t.expose('updated_at', { type: 'Instant', may }),
    others: t.expose('others', { type: [SameStory], may }),
    readNext: t.field({
      type: [NewsCard],
      may,
      description: 'Other articles of its category, first those about the same topic.',
      extensions: { listSize: READ_NEXT_SIZE },
      resolve: (article, _args, { db }) => listReadNext(db, article, READ_NEXT_SIZE),
    }),
    learnMore: t.field({ type: [LearnMore], may, description: 'What the site teaches about its topics.', extensions: { listSize: 2 }, resolve: (article, _args, context) => findLearnMore(context, article) }),
  }),
})

const NewsPage = builder.objectRef<NewsResults>('NewsPage').implement({
  description: 'One page of news.',
  fields: (t) => ({
    featured: t.expose('featured', { type: NewsCard, may, nullable: true, description: 'The article above the first page.' }),
    articles: t.expose('articles', { type: [NewsCard], may, extensions: { listSize: PAGE_SIZE } }),
    page: t.exposeInt('page', { may }),
    pages: t.exposeInt('pages', { may, description: `At most ${MAX_PAGES}.` }),
  }),
})

builder.queryFields((t) => ({
  techNews: t.field({
    type: NewsPage,
    may,
    description: 'One page of news; for members without most of what they want fewer of.',
    args: { q: t.arg.string(), category: t.arg({ type: NewsCategory }), page: t.arg.int() },
    resolve: (_root, args, context) => readNews(context, parse(listInput, args)),
  }),
  savedNews: t.field({
    type: NewsPage,
    may: 'members',
    description: 'One page of the articles that the viewer saved for later.',
    args: { q: t.arg.string(), category: t.arg({ type: NewsCategory }), page: t.arg.int() },
    resolve: (_root, args, context) => readSavedNews(context, parse(listInput, args)),
  }),
  trendingNews: t.field({
    type: [NewsCard],
    may,
    description: 'The articles that are read most now.',
    extensions: { listSize: TRENDING_SIZE },
    resolve: (_root, _args, context) => readTrendingNews(context),
  }),
  newsArticle: t.field({
    type: NewsArticle,
    may,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, context) => readArticle(context, slug),
  }),
}))

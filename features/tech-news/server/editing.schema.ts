import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { PAGE_SIZE } from '../rules/articles.ts'
import { articleId, articleInput, listInput, newsPreviewInput, stateInput } from '../rules/news-inputs.ts'
import type { ArticleRow, FullArticleRow } from './articles.queries.ts'
import { readArticleForEditors, readNewsForEditors, saveArticle, separateArticle, setArticleState } from './edit-article.ts'
import { NewsCard, NewsCategory } from './news.schema.ts'
import type { NewsResults } from './read-news.ts'

const may = 'news.edit'

const EditedCard = builder.objectRef<ArticleRow>('EditedNewsCard').implement({
  description: 'An article as editors see it in lists.',
  fields: (t) => ({
    article: t.field({ type: NewsCard, may, resolve: (row) => row }),
    isHidden: t.exposeBoolean('is_hidden', { may }),
    isFeatured: t.exposeBoolean('is_featured', { may }),
    isInReview: t.exposeBoolean('is_in_review', { may, description: 'Whether it waits for an approval.' }),
    reviewComment: t.exposeString('review_comment', { may, description: 'Why a reviewer sent it back; may be empty.' }),
  }),
})

const EditedPage = builder.objectRef<NewsResults>('EditedNewsPage').implement({
  description: 'One page of articles for editors.',
  fields: (t) => ({
    items: t.expose('articles', { type: [EditedCard], may, extensions: { listSize: PAGE_SIZE } }),
    page: t.exposeInt('page', { may }),
    pages: t.exposeInt('pages', { may }),
  }),
})

const EditedArticle = builder.objectRef<FullArticleRow>('EditedNewsArticle').implement({
  description: 'An article as editors change it.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    revision: t.exposeInt('revision', { may }),
    title: t.exposeString('title', { may }),
    excerpt: t.exposeString('excerpt', { may }),
    category: t.expose('category', { type: NewsCategory, may }),
    content: t.exposeString('content', { may, nullable: true, description: 'The text in Markdown; null for articles of other sites.' }),
  }),
})

const NewsArticleInput = builder.inputType('NewsArticleInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Made by the browser, so that writing an article twice writes it once.' }),
    revision: t.int({ required: true, description: '0 for a new article.' }),
    title: t.string({ required: true }),
    excerpt: t.string({ required: true }),
    category: t.field({ type: NewsCategory, required: true }),
    content: t.string({ description: 'The text in Markdown; only for articles of this site.' }),
  }),
})

builder.queryFields((t) => ({
  newsForEditors: t.field({
    type: EditedPage,
    may,
    args: { q: t.arg.string(), category: t.arg({ type: NewsCategory }), page: t.arg.int() },
    resolve: (_root, args, context) => readNewsForEditors(context, parse(listInput, args)),
  }),
  newsArticleForEditors: t.field({
    type: EditedArticle,
    may,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readArticleForEditors(context, parse(articleId, args).id),
  }),
}))

builder.mutationFields((t) => ({
  previewNewsText: t.string({
    may,
    description: 'A text in Markdown as readers will see it.',
    args: { text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await rateLimit(context, 'news.preview', signedIn(context).id)
      return (await import('./render-article.ts')).renderArticle(parse(newsPreviewInput, args).text).html
    },
  }),
  saveNewsArticle: t.boolean({
    may,
    description: 'Writes an article, or corrects one.',
    args: { article: t.arg({ type: NewsArticleInput, required: true }) },
    resolve: async (_root, { article }, context) => {
      await saveArticle(context, parse(articleInput, article))
      return true
    },
  }),
  setNewsArticleState: t.boolean({
    may: 'news.publish',
    description: 'Hides, shows or features an article; what is absent stays. The reason is recorded in the audit log.',
    args: { id: t.arg.id({ required: true }), isHidden: t.arg.boolean(), isFeatured: t.arg.boolean(), reason: t.arg.string() },
    resolve: async (_root, args, context) => {
      await setArticleState(context, parse(stateInput, args))
      return true
    },
  }),
  separateNewsArticle: t.boolean({
    may: 'news.publish',
    description: 'Separates an article from a story that it does not belong to.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await separateArticle(context, parse(articleId, args).id)
      return true
    },
  }),
}))

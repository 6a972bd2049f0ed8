import { rateLimit } from '#platform/server/rate-limit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { searchWords } from '#features/blogs/rules/search.ts'
import { API_SIZE, PAGE_SIZE, TRENDING_SIZE } from '../rules/articles.ts'
import type { Category } from '../rules/categories.ts'
import { countArticles, findArticleBySlug, listArticles, type ArticleRow, type FullArticleRow, type NewsQuestion } from './articles.queries.ts'

export interface ListInput {
  q: string | null
  category: Category | null
  page: number
}

/** One page of the list, and the article above it. */
export interface NewsResults {
  featured: ArticleRow | null
  articles: ArticleRow[]
  page: number
  pages: number
}

/** Returns one page of news. The first page without a search has the featured article above the list. */
export async function readNews(context: Context, { q, category, page }: ListInput): Promise<NewsResults> {
  const words = await wordsOf(context, q)
  if (words === '') return { featured: null, articles: [], page, pages: 0 }
  const question = { words, category, viewerId: context.viewer?.id ?? null }
  const featured = words === null ? await readFeatured(context, category) : null
  return { ...(await readPage(context, { ...question, without: featured?.id ?? null }, page)), featured: page === 1 ? featured : null }
}

/** Returns one page of what the viewer saved, filtered like the list. */
export async function readSavedNews(context: Context, { q, category, page }: ListInput): Promise<NewsResults> {
  const words = await wordsOf(context, q)
  if (words === '') return { featured: null, articles: [], page, pages: 0 }
  return { ...(await readPage(context, { words, category, savedBy: signedIn(context).id }, page)), featured: null }
}

/** Returns a page of news for programs: public, the newest first, without an article apart. */
export async function readPublicNews(context: Context, { q, category, page }: ListInput): Promise<ArticleRow[]> {
  const words = await wordsOf(context, q)
  return words === '' ? [] : listArticles(context.db, { words, category }, { first: API_SIZE, offset: (page - 1) * API_SIZE })
}

async function readPage({ db }: Context, question: NewsQuestion, page: number) {
  const [articles, count] = await Promise.all([listArticles(db, question, { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }), countArticles(db, question)])
  return { articles, page, pages: Math.ceil(count / PAGE_SIZE) }
}

/** A search text as a query of the text search: null without a search, empty if there is no word in it. Searches are limited. */
async function wordsOf(context: Context, q: string | null): Promise<string | null> {
  if (q === null) return null
  await rateLimit(context, 'search.address', context.caller.network)
  return searchWords(q)
}

/** The article that editors featured last, otherwise the one that is read most now. */
async function readFeatured({ db }: Context, category: Category | null): Promise<ArticleRow | null> {
  const [featured] = await listArticles(db, { category, isFeatured: true }, { first: 1 })
  return featured ?? (await listArticles(db, { category, sort: 'trending' }, { first: 1 }))[0] ?? null
}

export const readTrendingNews = ({ db }: Context): Promise<ArticleRow[]> => listArticles(db, { sort: 'trending' }, { first: TRENDING_SIZE })

export const readArticle = (context: Context, slug: string): Promise<FullArticleRow | null> => findArticleBySlug(context.database, slug.slice(0, 200))

/** Returns the articles that are read most among those published since a moment, for the newsletter. */
export const newsOfWeek = ({ db }: Context, { since, max }: { since: Date; max: number }): Promise<ArticleRow[]> => listArticles(db, { since, sort: 'trending' }, { first: max })

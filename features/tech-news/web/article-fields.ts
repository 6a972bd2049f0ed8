import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { BUILT_IN_ARTICLES, type NewsArticle } from '../rules/built-in-articles.ts'
import { articlePath } from '../rules/paths.ts'
import type { Category } from '../rules/categories.ts'

export const NewsCardFields = graphql(`
  fragment NewsCardFields on NewsCard {
    id
    slug
    title
    excerpt
    category
    tag
    author
    source
    imageUrl
    readTime
    publishedAt
    others { id source }
  }
`)

/** An article in a list. A built-in one has no page, and its date is a text. */
export interface ShownArticle {
  id: string
  title: string
  excerpt: string
  category: Category | null
  tag: string
  author: string
  source: string | null
  imageUrl: string | null
  readTime: number | null
  date: { at: string } | { text: string }
  path: string | null
  others: readonly { id: string; source: string }[]
}

export const shownArticle = ({ slug, publishedAt, ...card }: ResultOf<typeof NewsCardFields>): ShownArticle => ({ ...card, date: { at: publishedAt }, path: articlePath(slug) })

const builtIn = ({ id, title, excerpt, author, date, readTime, tag }: NewsArticle): ShownArticle => ({
  id,
  title,
  excerpt,
  category: null,
  tag,
  author,
  source: null,
  imageUrl: null,
  readTime: readTime ?? null,
  date: { text: date },
  path: null,
  others: [],
})

export const builtInArticles = (): ShownArticle[] => BUILT_IN_ARTICLES.map(builtIn)

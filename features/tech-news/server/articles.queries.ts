import type { Database } from '#platform/server/database/database.ts'
import { sql, type Db, type RawBuilder } from '#platform/server/database/sql.ts'
import { FEWER_KEEPS_ONE_IN, MAX_PAGES, PAGE_SIZE } from '../rules/articles.ts'
import type { Category } from '../rules/categories.ts'

/** An article in lists. */
export interface ArticleRow {
  id: string
  slug: string
  title: string
  excerpt: string
  category: Category
  author_id: string | null
  author_name: string
  author_username: string | null
  source_id: string | null
  /** The name of the source or of the site; null for articles of our own. */
  source_name: string | null
  /** Null for articles of our own. */
  address: string | null
  image_id: string | null
  reading_minutes: number | null
  published_at: Date
  updated_at: Date
  is_hidden: boolean
  is_featured: boolean
  is_in_review: boolean
  review_comment: string
  revision: number
  /** The other articles of the same story. */
  others: { id: string; title: string; source: string; address: string }[]
}

/** An article with its full text, which only articles of our own have. */
export interface FullArticleRow extends ArticleRow {
  content: string | null
  html: string | null
}

/** Which articles are listed. Every list of news is such a question, so that a filter means the same everywhere. */
export interface NewsQuestion {
  /** A query of the PostgreSQL text search. */
  words?: string | null
  category?: Category | null
  since?: Date | null
  /** The id of an article that is shown elsewhere on the page. */
  without?: string | null
  /** Only what this person saved, in the order of saving. */
  savedBy?: string | null
  /** The person who sees the list: of what they want fewer of, most is left out. */
  viewerId?: string | null
  /** Only articles that an editor featured. */
  isFeatured?: boolean
  /** For editors: hidden articles too. */
  withHidden?: boolean
  sort?: 'newest' | 'trending'
}

// The site of an article whose source was deleted.
const siteOf = (article: string, source: string) => `coalesce(${source}.name, substring(${article}.address from '^https?://(?:www\\.)?([^/:]+)'))`

const OTHERS = sql.raw(`coalesce((select json_agg(json_build_object('id', m.id, 'title', m.title, 'address', m.address, 'source', ${siteOf('m', 'ms')}) order by m.published_at)
  from news_articles m left join news_sources ms on ms.id = m.source_id where m.lead_id = a.id and m.hidden_at is null), '[]')`)
const SOURCE = sql.raw(siteOf('a', 's'))

const CARD = sql`a.id, a.slug, a.title, a.excerpt, a.category, a.author_id, coalesce(p.name, nullif(a.author_name, ''), ${SOURCE}, 'Cloggle') as author_name,
  p.username as author_username, a.source_id, ${SOURCE} as source_name, a.address, a.image_id, a.reading_minutes, a.published_at, a.updated_at,
  a.hidden_at is not null as is_hidden, a.featured_at is not null as is_featured, a.proposed_at is not null as is_in_review, a.review_comment, a.revision, ${OTHERS} as others`
const FROM = sql`news_articles a left join people p on p.id = a.author_id and p.suspended_at is null left join news_sources s on s.id = a.source_id`

function conditionsOf(question: NewsQuestion): RawBuilder<unknown> {
  const { words = null, category = null, since = null, without = null, savedBy = null, viewerId = null, isFeatured = false, withHidden = false } = question
  const conditions = [sql`a.lead_id is null`]
  if (!withHidden) conditions.push(sql`a.hidden_at is null`)
  if (words !== null) conditions.push(sql`a.search @@ to_tsquery('simple', ${words})`)
  if (category !== null) conditions.push(sql`a.category = ${category}`)
  if (since !== null) conditions.push(sql`a.published_at >= ${since}`)
  if (without !== null) conditions.push(sql`a.id <> ${without}`)
  if (isFeatured) conditions.push(sql`a.featured_at is not null`)
  if (savedBy !== null) conditions.push(sql`exists (select from news_saves v where v.article_id = a.id and v.person_id = ${savedBy})`)
  // The id decides which of them remain, so that they are the same on every page.
  if (viewerId !== null) {
    conditions.push(sql`(hashtext(a.id::text) % ${sql.lit(FEWER_KEEPS_ONE_IN)} = 0 or not exists (
      select from news_fewer f where f.person_id = ${viewerId} and f.category = a.category
        and (f.source_id = a.source_id or (f.source_id is null and a.address is null))))`)
  }
  return sql.join(conditions, sql` and `)
}

function orderOf({ sort = 'newest', savedBy = null, isFeatured = false }: NewsQuestion): RawBuilder<unknown> {
  if (savedBy !== null) return sql`(select saved_at from news_saves v where v.article_id = a.id and v.person_id = ${savedBy}) desc, a.id desc`
  if (isFeatured) return sql`a.featured_at desc`
  return sort === 'trending' ? sql`a.trend desc, a.id desc` : sql`a.published_at desc, a.id desc`
}

/** Returns the articles that answer a question, from an offset on. */
export async function listArticles(db: Db, question: NewsQuestion, { first, offset = 0 }: { first: number; offset?: number }): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`select ${CARD} from ${FROM} where ${conditionsOf(question)}
    order by ${orderOf(question)} limit ${first} offset ${offset}`.execute(db)
  return rows
}

/** Counts the articles that answer a question, up to the end of the last page. */
export async function countArticles(db: Db, question: NewsQuestion): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from news_articles a where ${conditionsOf(question)} limit ${sql.lit(MAX_PAGES * PAGE_SIZE)}) found`.execute(db)
  return rows[0]!.count
}

/** Returns a visible article by its slug. An article that was joined to a story has its page too. */
export async function findArticleBySlug({ db }: Pick<Database, 'db'>, slug: string): Promise<FullArticleRow | null> {
  const { rows } = await sql<FullArticleRow>`select ${CARD}, a.content, a.html from ${FROM} where a.slug = ${slug} and a.hidden_at is null`.execute(db)
  return rows[0] ?? null
}

/** Returns other articles of the same category, first those that share the most words with the title. Articles of the same story are left out. */
export async function listReadNext(db: Db, { id, title, category }: Pick<ArticleRow, 'id' | 'title' | 'category'>, max: number): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    with wanted as (select coalesce(string_agg(quote_literal(lexeme), ' | '), '')::tsquery as query from unnest(to_tsvector('english', ${title})))
    select ${CARD} from ${FROM} cross join wanted
    where a.lead_id is null and a.hidden_at is null and a.category = ${category} and a.id <> ${id} and a.id is distinct from (select lead_id from news_articles where id = ${id})
    order by ts_rank(to_tsvector('english', a.title || ' ' || a.excerpt), wanted.query) desc, a.published_at desc, a.id desc limit ${max}`.execute(db)
  return rows
}

/** Returns the existing ones of these articles, hidden or not. */
export async function listDiscussedArticles(db: Db, ids: readonly string[]): Promise<Pick<ArticleRow, 'id' | 'title' | 'slug' | 'author_id' | 'is_hidden'>[]> {
  const { rows } = await sql<ArticleRow>`select id, title, slug, author_id, hidden_at is not null as is_hidden from news_articles where id = any (${ids}::uuid[])`.execute(db)
  return rows
}

/** The SQL of the subject of `news.discussed` activities: `a` is the activity, whose subject is a comment. */
export const DISCUSSED_ARTICLE = `
  select n.title, n.slug || '#comment-' || c.id as address from comments c join news_articles n on n.id = c.subject_id
  where c.id = a.subject_id and c.subject_kind = 'news' and c.deleted_at is null and n.hidden_at is null`

/** Returns an article by its id, hidden or not. */
export async function findArticle(db: Db, id: string): Promise<FullArticleRow | null> {
  const { rows } = await sql<FullArticleRow>`select ${CARD}, a.content, a.html from ${FROM} where a.id = ${id}`.execute(db)
  return rows[0] ?? null
}

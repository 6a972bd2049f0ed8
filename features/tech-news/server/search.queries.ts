import { sql, type Db } from '#platform/server/database/sql.ts'

/** An article that is shown, for the search index. */
export interface SearchedArticleRow {
  id: string
  slug: string
  title: string
  excerpt: string
  content: string | null
  category: string
  /** As the source gives it; empty for our own articles. */
  author_name: string
  read_count: number
  published_at: Date
}

const SHOWN = sql`n.hidden_at is null and n.lead_id is null`

/** Those of these articles that lists show: not hidden, and the first of their story. */
export async function loadSearchedArticles(db: Db, ids: readonly string[]): Promise<SearchedArticleRow[]> {
  const { rows } = await sql<SearchedArticleRow>`
    select n.id, n.slug, n.title, n.excerpt, n.content, n.category, n.author_name, n.read_count, n.published_at
    from news_articles n where n.id = any(${ids}::uuid[]) and ${SHOWN}`.execute(db)
  return rows
}

/** The ids of those of these articles that lists show. */
export async function shownAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select n.id from news_articles n where n.id = any(${ids}::uuid[]) and ${SHOWN}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A page of the ids of articles that lists show, after an id. */
export async function listShownIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select n.id from news_articles n where (${after}::uuid is null or n.id > ${after}::uuid) and ${SHOWN} order by n.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of these slugs are of articles that are not hidden. */
export async function shownAmongSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from news_articles where slug = any (${[...slugs]}::text[]) and hidden_at is null`.execute(db)
  return rows.map(({ slug }) => slug)
}

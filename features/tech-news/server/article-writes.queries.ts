import { sql, type Db } from '#platform/server/database/sql.ts'
import { initialAttention } from '#features/blogs/rules/trending.ts'
import { searchableText } from '#features/blogs/rules/search.ts'
import { slugOf } from '#features/blogs/rules/slug.ts'
import type { Category } from '../rules/categories.ts'

/** A new article. */
export interface NewArticle {
  id: string
  title: string
  excerpt: string
  category: Category
  authorId: string | null
  authorName: string
  sourceId: string | null
  address: string | null
  addressKey: string | null
  imageId: string | null
  imageAddress: string | null
  readingMinutes: number | null
  publishedAt: Date
  content: string | null
  html: string | null
  leadId: string | null
  trend?: number
  reads?: number
}

const SEARCHED_CHARACTERS = 20_000

const searchVector = ({ title, excerpt, content }: { title: string; excerpt: string; content: string | null }) =>
  sql<string>`setweight(to_tsvector('simple', ${searchableText(title)}), 'A')
    || setweight(to_tsvector('simple', ${searchableText(`${excerpt} ${content?.slice(0, SEARCHED_CHARACTERS) ?? ''}`)}), 'C')`

/** Saves a new article under a free slug. False: there is an article with this address already. */
export async function insertArticle(db: Db, article: NewArticle): Promise<boolean> {
  const { rows } = await sql`insert into news_articles
      (id, slug, title, excerpt, category, author_id, author_name, source_id, address, address_key, image_id, image_address, reading_minutes, published_at,
       updated_at, content, html, lead_id, trend, read_count, search)
    values (${article.id}, ${await freeSlug(db, article)}, ${article.title}, ${article.excerpt}, ${article.category}, ${article.authorId}, ${article.authorName},
      ${article.sourceId}, ${article.address}, ${article.addressKey}, ${article.imageId}, ${article.imageAddress}, ${article.readingMinutes},
      ${article.publishedAt}, ${article.publishedAt}, ${article.content}, ${article.html}, ${article.leadId},
      ${article.trend ?? initialAttention(article.publishedAt)}, ${article.reads ?? 0}, ${searchVector(article)})
    on conflict (address_key) do nothing returning id`.execute(db)
  return rows.length > 0
}

/** The slug of the title, with the start of the id if another article has it. */
async function freeSlug(db: Db, { id, title }: NewArticle): Promise<string> {
  const slug = slugOf(title)
  const { rows } = await sql`select from news_articles where slug = ${slug}`.execute(db)
  return rows.length === 0 ? slug : `${slug}-${id.slice(-12)}`
}

/** Saves what a feed says now about an article that it has already given. What an editor corrected stays, and so do articles of other sources. */
export async function updateFromFeed(db: Db, article: { id: string; sourceId: string; title: string; excerpt: string; readingMinutes: number | null; at: Date }): Promise<boolean> {
  const { rows } = await sql`update news_articles set title = ${article.title}, excerpt = ${article.excerpt}, reading_minutes = ${article.readingMinutes},
      updated_at = ${article.at}, search = ${searchVector({ ...article, content: null })}
    where id = ${article.id} and source_id = ${article.sourceId} and corrected_at is null and (title, excerpt) is distinct from (${article.title}, ${article.excerpt}) returning id`.execute(db)
  return rows.length > 0
}

/** Saves an editor's text. False: it was changed meanwhile. */
export async function saveEdit(
  db: Db,
  edit: { id: string; revision: number; title: string; excerpt: string; category: Category; content: string | null; html: string | null; readingMinutes: number | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql`update news_articles set title = ${edit.title}, excerpt = ${edit.excerpt}, category = ${edit.category}, content = ${edit.content}, html = ${edit.html},
      reading_minutes = ${edit.readingMinutes}, corrected_at = ${edit.at}, updated_at = ${edit.at}, revision = revision + 1, search = ${searchVector(edit)}
    where id = ${edit.id} and revision = ${edit.revision} returning id`.execute(db)
  return rows.length > 0
}

export async function saveHidden(db: Db, id: string, hiddenAt: Date | null): Promise<void> {
  await sql`update news_articles set hidden_at = ${hiddenAt} where id = ${id}`.execute(db)
}

/** Makes the oldest visible article of a story its lead instead of a hidden one. Returns its id; null if there is none. */
export async function replaceLead(db: Db, hiddenId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`update news_articles a set lead_id = case when a.id <> lead.id then lead.id end
    from (select id from news_articles where lead_id = ${hiddenId} and hidden_at is null order by published_at, id limit 1) lead
    where a.lead_id = ${hiddenId} returning lead.id`.execute(db)
  return rows[0]?.id ?? null
}

export async function saveFeatured(db: Db, id: string, featuredAt: Date | null): Promise<void> {
  await sql`update news_articles set featured_at = ${featuredAt} where id = ${id}`.execute(db)
}

/** Separates an article from its story. It becomes a card of its own and stays one. */
export async function saveSeparate(db: Db, id: string): Promise<void> {
  await sql`update news_articles set lead_id = null, is_separate = true where id = ${id}`.execute(db)
}

/** Counts a read. `trendOf` computes the trending score from the present one. */
export async function saveRead(db: Db, id: string, trendOf: (trend: number) => number): Promise<void> {
  const { rows } = await sql<{ trend: number }>`select trend from news_articles where id = ${id} and hidden_at is null for update`.execute(db)
  if (rows[0] === undefined) return
  await sql`update news_articles set read_count = read_count + 1, trend = ${trendOf(rows[0].trend)} where id = ${id}`.execute(db)
}

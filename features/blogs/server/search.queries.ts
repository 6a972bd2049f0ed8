import { sql, type Db } from '#platform/server/database/sql.ts'

/** A published blog, for the search index. */
export interface SearchedBlogRow {
  id: string
  slug: string
  title: string
  words: string
  /** Its rendered text if it has formulas, whose source is not for readers. */
  shown: string | null
  tags: string[]
  author_id: string
  author_name: string
  author_username: string
  popularity: number
  published_at: Date
}

const PUBLIC = sql`b.published_at is not null and b.deleted_at is null`

/** Those of these blogs that are published. */
export async function loadSearchedBlogs(db: Db, ids: readonly string[]): Promise<SearchedBlogRow[]> {
  const { rows } = await sql<SearchedBlogRow>`
    select b.id, b.slug, b.title, left(b.words, 50000) as words,
      case when strpos(b.content, 'data-latex') > 0 then b.shown end as shown, b.tags, b.author_id, p.name as author_name, p.username as author_username,
      2 * b.like_count + b.comment_count + b.read_count / 10 as popularity, b.published_at
    from blogs b join people p on p.id = b.author_id where b.id = any(${ids}::uuid[]) and ${PUBLIC}`.execute(db)
  return rows
}

/** The ids of those of these blogs that are published. */
export async function publishedAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select b.id from blogs b where b.id = any(${ids}::uuid[]) and ${PUBLIC}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A page of the ids of published blogs after an id. */
export async function listPublishedIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select b.id from blogs b where (${after}::uuid is null or b.id > ${after}::uuid) and ${PUBLIC} order by b.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The ids of a person's published blogs. */
export async function listIdsOfAuthor(db: Db, authorId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select b.id from blogs b where b.author_id = ${authorId} and ${PUBLIC}`.execute(db)
  return rows.map(({ id }) => id)
}

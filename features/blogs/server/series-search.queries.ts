import { sql, type Db } from '#platform/server/database/sql.ts'

/** A series, for moderators. */
export interface ReportedSeriesRow {
  id: string
  slug: string
  title: string
  description: string
  author_id: string
  author_username: string
}

/** Those of these series that exist. */
export async function listReportedSeries(db: Db, ids: readonly string[]): Promise<ReportedSeriesRow[]> {
  const { rows } = await sql<ReportedSeriesRow>`select s.id, s.slug, s.title, s.description, s.author_id, p.username as author_username
    from blog_series s join people p on p.id = s.author_id where s.id = any (${ids}::uuid[])`.execute(db)
  return rows
}

/** A readable series, for the search index. */
export interface SearchedSeriesRow {
  id: string
  slug: string
  title: string
  description: string
  author_id: string
  author_name: string
  author_username: string
  /** The titles of its published parts. */
  parts: string[]
  popularity: number
  updated_at: Date
}

const READABLE = sql`s.hidden_at is null and exists (select from blog_series_parts q join blogs b on b.id = q.blog_id
  where q.series_id = s.id and b.published_at is not null and b.deleted_at is null)`

/** Those of these series that everyone may read. */
export async function loadSearchedSeries(db: Db, ids: readonly string[]): Promise<SearchedSeriesRow[]> {
  const { rows } = await sql<SearchedSeriesRow>`
    select s.id, s.slug, s.title, s.description, s.author_id, p.name as author_name, p.username as author_username, shown.parts, shown.popularity, s.updated_at
    from blog_series s join people p on p.id = s.author_id cross join lateral (
      select coalesce(array_agg(b.title order by q.position), '{}') as parts, coalesce(max(2 * b.like_count + b.comment_count + b.read_count / 10), 0) as popularity
      from blog_series_parts q join blogs b on b.id = q.blog_id where q.series_id = s.id and b.published_at is not null and b.deleted_at is null) shown
    where s.id = any (${ids}::uuid[]) and ${READABLE}`.execute(db)
  return rows
}

/** The ids of those of these series that everyone may read. */
export async function readableSeriesAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select s.id from blog_series s where s.id = any (${ids}::uuid[]) and ${READABLE}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A page of the ids of readable series after an id. */
export async function listReadableSeriesIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select s.id from blog_series s where (${after}::uuid is null or s.id > ${after}::uuid) and ${READABLE} order by s.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The ids of a person's series. */
export async function listSeriesIdsOfAuthor(db: Db, authorId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from blog_series where author_id = ${authorId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The series of a person with their parts in order, for their export. */
export async function listSeriesForExport(db: Db, authorId: string): Promise<{ series: string; part: number; blog: string }[]> {
  const { rows } = await sql<{ series: string; part: number; blog: string }>`
    select s.title as series, row_number() over (partition by s.id order by q.position)::int as part, b.slug as blog
    from blog_series s join blog_series_parts q on q.series_id = s.id join blogs b on b.id = q.blog_id where s.author_id = ${authorId} order by s.title, s.id, q.position`.execute(db)
  return rows
}

import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import { PUBLIC, WITH_AUTHOR } from './blogs.queries.ts'

/** A published blog as a part of a series. */
export interface SeriesPartRow {
  id: string
  slug: string
  title: string
  reading_minutes: number
  /** Epoch milliseconds. */
  published: number
}

/** A series that everyone may read, with its published parts in their order. */
export interface SeriesRow {
  id: string
  slug: string
  title: string
  description: string
  updated_at: Date
  author_id: string
  author_username: string
  author_name: string
  author_headline: string
  author_avatar_id: string | null
  parts: SeriesPartRow[]
}

const PARTS = `select json_agg(json_build_object('id', b.id, 'slug', b.slug, 'title', b.title, 'reading_minutes', b.reading_minutes,
    'published', floor(extract(epoch from b.published_at) * 1000)) order by q.position) as parts
  from blog_series_parts q join blogs b on b.id = q.blog_id where q.series_id = s.id and ${PUBLIC}`
const SERIES = `s.id, s.slug, s.title, s.description, s.updated_at, s.author_id, p.username as author_username, p.name as author_name,
  p.headline as author_headline, p.avatar_id as author_avatar_id, shown.parts`
const WITH_PARTS = `${WITH_AUTHOR.replace('b.author_id', 's.author_id')} cross join lateral (${PARTS}) shown`
const READABLE = 's.hidden_at is null and shown.parts is not null'

const bySlugs = prepared<SeriesRow & { asked: string }>(
  'series-by-slug',
  `select a.slug as asked, ${SERIES} from blog_series_slugs a join blog_series s on s.id = a.series_id ${WITH_PARTS} where a.slug = any ($1) and ${READABLE}`,
)

/** Returns readable series by any slug they ever had. */
export async function seriesBySlug(database: Database, slugs: string[]): Promise<Map<string, SeriesRow>> {
  return new Map((await bySlugs.all(database, [slugs])).map((row) => [row.asked, row]))
}

const ofBlogs = prepared<SeriesRow & { blog: string }>(
  'series-of-blogs',
  `select mine.blog_id as blog, ${SERIES} from blog_series_parts mine join blog_series s on s.id = mine.series_id ${WITH_PARTS}
   where mine.blog_id = any ($1::uuid[]) and ${READABLE}`,
)

/** Returns the readable series of these blogs, by blog. */
export async function seriesOfBlogs(database: Database, blogIds: string[]): Promise<Map<string, SeriesRow>> {
  return new Map((await ofBlogs.all(database, [blogIds])).map((row) => [row.blog, row]))
}

const ofAuthor = prepared<SeriesRow>(
  'series-of-author',
  `select ${SERIES} from blog_series s ${WITH_PARTS} where s.author_id = $1 and ${READABLE} order by s.updated_at desc, s.id limit $2`,
)

/** The readable series of a person, the latest changed first. */
export const seriesOfAuthor = (database: Database, authorId: string, limit: number): Promise<SeriesRow[]> => ofAuthor.all(database, [authorId, limit])

/** The addresses of all readable series, the latest changed first. */
export async function seriesForSitemap(db: Db, limit: number): Promise<{ slug: string; updated_at: Date }[]> {
  const { rows } = await sql<{ slug: string; updated_at: Date }>`select s.slug, s.updated_at from blog_series s where s.hidden_at is null
    and exists (select from blog_series_parts q join blogs b on b.id = q.blog_id where q.series_id = s.id and ${sql.raw(PUBLIC)})
    order by s.updated_at desc, s.id limit ${limit}`.execute(db)
  return rows
}

/** A series as its author sees it. */
export interface OwnSeriesRow {
  id: string
  slug: string
  title: string
  description: string
  revision: number
  is_hidden: boolean
  part_ids: string[]
  published_parts: number
}

/** All series of a person, or one of them, the latest changed first. */
export async function listOwnSeries(db: Db, authorId: string, id: string | null = null): Promise<OwnSeriesRow[]> {
  const { rows } = await sql<OwnSeriesRow>`
    select s.id, s.slug, s.title, s.description, s.revision, s.hidden_at is not null as is_hidden, own.part_ids, own.published_parts
    from blog_series s cross join lateral (
      select coalesce(array_agg(b.id order by q.position), '{}') as part_ids, count(*) filter (where b.published_at is not null)::int as published_parts
      from blog_series_parts q join blogs b on b.id = q.blog_id where q.series_id = s.id and b.deleted_at is null) own
    where s.author_id = ${authorId} and (${id}::uuid is null or s.id = ${id}::uuid) order by s.created_at desc, s.id limit 100`.execute(db)
  return rows
}

/** A part as its author sees it. */
export interface OwnPartRow {
  id: string
  title: string
  slug: string
  reading_minutes: number
  is_published: boolean
}

/** The parts of a person's series in their order, unpublished ones included; those that were removed from the site are left out. */
export async function listOwnParts(db: Db, seriesId: string, authorId: string): Promise<OwnPartRow[]> {
  const { rows } = await sql<OwnPartRow>`
    select b.id, b.title, b.slug, b.reading_minutes, b.published_at is not null as is_published
    from blog_series_parts q join blog_series s on s.id = q.series_id join blogs b on b.id = q.blog_id
    where s.id = ${seriesId} and s.author_id = ${authorId} and b.deleted_at is null order by q.position`.execute(db)
  return rows
}

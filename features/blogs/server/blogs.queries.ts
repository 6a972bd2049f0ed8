import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { Cursor } from '#platform/rules/cursor.ts'
import type { Sort } from '../rules/blog.ts'
import { searchableText } from '../rules/search.ts'

/** A blog in lists, with the card of its author. */
export interface BlogCardRow {
  id: string
  slug: string
  title: string
  preview: string
  tags: string[]
  published_at: Date
  reading_minutes: number
  cover_id: string | null
  like_count: number
  dislike_count: number
  comment_count: number
  trend: number
  /** How well it matches the search, as a whole number; only where a search is sorted by it. */
  match?: number
  author_id: string
  author_username: string
  author_name: string
  author_headline: string
  author_avatar_id: string | null
  /** Why it is in the list of what the reader follows: whether they follow the author, and which of its topics. Absent in other lists. */
  follows_author?: boolean
  followed_topics?: string[]
}

/** A blog with its full text. */
export interface BlogRow extends BlogCardRow {
  content: string
  shown: string
  headings: { id: string; text: string; level: number }[]
  updated_at: Date
  read_count: number
}

/** The columns of a card, its condition, and the join with its author: `b` is the blog, `p` the author. */
export const CARD = `b.id, b.slug, b.title, b.preview, b.tags, b.published_at, b.reading_minutes, b.cover_id, b.like_count,
  b.dislike_count, b.comment_count, b.trend, b.author_id, p.username as author_username, p.name as author_name,
  p.headline as author_headline, p.avatar_id as author_avatar_id`
const FULL = `${CARD}, b.content, b.shown, b.headings, b.updated_at, b.read_count`
export const PUBLIC = 'b.published_at is not null and b.deleted_at is null'
export const WITH_AUTHOR = 'join people p on p.id = b.author_id'

// Texts can be long: a list of full texts ends at this many bytes, or after its first blog.
const MAX_BYTES = 2_000_000
const SIZED = 'select b.id, b.published_at, octet_length(b.content) as size from'

/** Returns the given blogs with their full texts, newest first, up to the size limit. */
const wholeTexts = (chosen: string) =>
  `select ${FULL} from (
     select id, published_at, sum(size) over (order by published_at desc, id desc) - size as before from (${chosen}) sized
   ) counted join blogs b on b.id = counted.id ${WITH_AUTHOR} where counted.before < ${MAX_BYTES}
   order by counted.published_at desc, counted.id desc`

const all = prepared<BlogRow>(
  'all-blogs',
  wholeTexts(`${SIZED} blogs b where ${PUBLIC} order by b.published_at desc, b.id desc limit $1`),
)

const bySlugs = prepared<BlogRow & { asked: string }>(
  'blogs-by-slug',
  `select s.slug as asked, ${FULL} from blog_slugs s join blogs b on b.id = s.blog_id ${WITH_AUTHOR}
   where s.slug = any($1) and ${PUBLIC}`,
)

export const allBlogs = (database: Database, limit: number) => all.all(database, [limit])

const ofAuthor = prepared<BlogRow>(
  'full-blogs-of-author',
  wholeTexts(`${SIZED} blogs b where ${PUBLIC} and b.author_id = (select id from people where username = $2)
   order by b.published_at desc, b.id desc limit $1`),
)
const onTag = prepared<BlogRow>(
  'full-blogs-on-tag',
  wholeTexts(`${SIZED} blog_tags t join blogs b on b.id = t.blog_id where ${PUBLIC} and t.tag = $2
   order by t.published_at desc, t.blog_id desc limit $1`),
)

const inSeries = prepared<BlogRow>(
  'full-blogs-in-series',
  wholeTexts(`${SIZED} blog_series_parts q join blogs b on b.id = q.blog_id where ${PUBLIC} and q.series_id = $2
   order by b.published_at desc, b.id desc limit $1`),
)

/** Returns the newest blogs with their full texts for feeds: all, of one author, with one tag, or in one series. */
export function fullBlogs(database: Database, input: { limit: number; author?: string; tag?: string; seriesId?: string }): Promise<BlogRow[]> {
  if (input.seriesId !== undefined) return inSeries.all(database, [input.limit, input.seriesId])
  if (input.author !== undefined) return ofAuthor.all(database, [input.limit, input.author])
  if (input.tag !== undefined) return onTag.all(database, [input.limit, input.tag])
  return all.all(database, [input.limit])
}

/** Returns published blogs by any slug they ever had. */
export async function blogsBySlug(database: Database, slugs: string[]): Promise<Map<string, BlogRow>> {
  const rows = await bySlugs.all(database, [slugs])
  return new Map(rows.map((row) => [row.asked, row]))
}

export interface ListOptions {
  sort: Sort
  /** A query of the PostgreSQL text search, or null. */
  words: string | null
  tag: string | null
  author: string | null
  /** The person whose followed people and topics `following` lists. */
  reader: string | null
  /** The topics that the reader follows, each with each tag that it stands for. */
  topics: readonly { topic: string; tag: string }[]
  after: Cursor | null
  first: number
}

/** Returns one page of a list that is the same for everyone, by key: equally fast at any depth (requirement B-1). */
export async function listBlogs(database: Database, input: ListOptions): Promise<BlogCardRow[]> {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const words = input.words === null ? null : `to_tsquery('simple', ${value(input.words)})`
  const sort = input.sort === 'match' && words === null ? 'newest' : input.sort
  const byTag = input.tag !== null && words === null && sort === 'newest'
  const from = byTag ? `blog_tags t join blogs b on b.id = t.blog_id ${WITH_AUTHOR}` : `blogs b ${WITH_AUTHOR}`
  // A long text has most words: its length counts against it.
  const match = `round(1000000 * ts_rank(b.search, ${words}, 1))::float8`
  const [key, id, type] = byTag
    ? ['t.published_at', 't.blog_id', 'to_timestamp(# / 1000.0)']
    : sort === 'trending'
      ? ['b.trend', 'b.id', '#::float8']
      : sort === 'match'
        ? [match, 'b.id', '#::float8']
        : ['b.published_at', 'b.id', 'to_timestamp(# / 1000.0)']
  const where = [PUBLIC]
  if (byTag) where.push(`t.tag = ${value(input.tag)}`)
  else if (input.tag !== null) where.push(`b.tags @> array[${value(input.tag)}]`)
  if (words !== null) where.push(`b.search @@ ${words}`)
  if (input.author !== null) where.push(`b.author_id = (select id from people where username = ${value(input.author)})`)
  if (input.after !== null) {
    where.push(`(${key}, ${id}) < (${type.replace('#', `${value(input.after.key)}::float8`)}, ${value(input.after.id)}::uuid)`)
  }
  const columns = sort === 'match' ? `${CARD}, ${match} as match` : CARD
  const text = `select ${columns} from ${from} where ${where.join(' and ')} order by ${key} desc, ${id} desc limit ${value(input.first)}`
  const shape = [sort, input.tag && 't', input.words && 'w', input.author && 'a', input.after && 'k'].filter(Boolean).join('-')
  const { rows } = await database.pool.query<BlogCardRow>({ name: `blogs-${shape}`, text, values })
  return rows
}

const popular = prepared<{ tag: string; blogs: number }>(
  'popular-tags',
  `select tag, count(*)::int as blogs from (
     select tag from blog_tags order by published_at desc limit 2000) recent
   group by tag order by blogs desc, tag limit $1`,
)

export const popularTags = (database: Database, limit: number) => popular.all(database, [limit])

const bySitemap = prepared<{ slug: string; updated_at: Date; id: string; published_at: Date }>(
  'blogs-for-sitemap',
  `select slug, updated_at, id, published_at from blogs b where ${PUBLIC}
     and (published_at, id) < (coalesce(to_timestamp($1::float8 / 1000.0), 'infinity'), coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
   order by published_at desc, id desc limit $3`,
)

export const blogsForSitemap = (database: Database, after: Cursor | null, limit: number) =>
  bySitemap.all(database, [after?.key ?? null, after?.id ?? null, limit])

/** What use cases need to know of a blog. With `lock` the row is locked until the transaction ends. */
export interface BlogState {
  id: string
  author_id: string
  slug: string
  title: string
  published_at: Date | null
  deleted_at: Date | null
  /** When it was first published. */
  created_at: Date
  /** When its author last made it a draft again. */
  unpublished_at: Date | null
  like_count: number
  dislike_count: number
  comment_count: number
  trend: number
}

export async function findBlog(db: Db, id: string, options: { lock?: boolean } = {}): Promise<BlogState | null> {
  const row = await db
    .selectFrom('blogs')
    .select([
      'id', 'author_id', 'slug', 'title', 'published_at', 'deleted_at', 'created_at', 'unpublished_at', 'like_count', 'dislike_count', 'comment_count', 'trend',
    ])
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

export interface BlogContents {
  id: string
  author_id: string
  title: string
  content: string
  shown: string
  /** The version of the renderer that made it; 0 means that it must be rendered again. */
  shown_version: number
  words: string
  preview: string
  headings: string
  reading_minutes: number
  tags: string[]
  cover_id: string | null
}

/** Reserves a slug of this title for the blog. Slugs are never given to another blog, because old addresses redirect. */
export async function claimSlug(db: Db, blogId: string, candidate: string): Promise<boolean> {
  const result = await sql<{ blog_id: string }>`
    insert into blog_slugs (slug, blog_id) values (${candidate}, ${blogId})
    on conflict (slug) do update set slug = excluded.slug returning blog_id`.execute(db)
  return result.rows[0]?.blog_id === blogId
}

export async function insertBlog(db: Db, blog: BlogContents & { slug: string; at: Date; trend: number }): Promise<void> {
  const { at, headings, ...rest } = blog
  await db
    .insertInto('blogs')
    .values({ ...rest, headings, published_at: at, created_at: at, updated_at: at, search: await searchVector(db, blog) })
    .execute()
}

/** Stores a published blog; `isNew` makes `publishedAt` the time of its first publication. */
export async function updateBlog(db: Db, blog: BlogContents & { slug: string; at: Date; publishedAt: Date; isNew: boolean; trend: number }): Promise<void> {
  const { id, at, publishedAt, isNew, author_id: _, ...rest } = blog
  await db
    .updateTable('blogs')
    .set({ ...rest, published_at: publishedAt, ...(isNew && { created_at: publishedAt }), updated_at: at, search: await searchVector(db, blog) })
    .where('id', '=', id)
    .execute()
}

const SEARCHED_CHARACTERS = 200_000

/** The search text of a blog: its title with the highest weight, then author and tags, then its text. */
async function searchVector(db: Db, blog: Pick<BlogContents, 'title' | 'tags' | 'words' | 'author_id'>) {
  const author = await db.selectFrom('people').select(['name', 'username']).where('id', '=', blog.author_id).executeTakeFirstOrThrow()
  const by = searchableText(`${author.name} ${author.username} ${blog.tags.join(' ')}`)
  return sql<string>`setweight(to_tsvector('simple', ${searchableText(blog.title)}), 'A')
    || setweight(to_tsvector('simple', ${by}), 'B')
    || setweight(to_tsvector('simple', ${searchableText(blog.words.slice(0, SEARCHED_CHARACTERS))}), 'C')`
}

/** Returns the author's next blogs after an id with their search texts; they are too long to load all at once. */
export const blogsToReindex = (db: Db, authorId: string, after: string | null, limit: number) =>
  db
    .selectFrom('blogs')
    .select(['id', 'title', 'tags', 'words', 'author_id'])
    .where('author_id', '=', authorId)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()

export async function saveSearchVector(db: Db, blog: Pick<BlogContents, 'id' | 'title' | 'tags' | 'words' | 'author_id'>): Promise<void> {
  await db.updateTable('blogs').set({ search: await searchVector(db, blog) }).where('id', '=', blog.id).execute()
}

export async function saveTags(db: Db, blog: { id: string; tags: string[]; publishedAt: Date | null }): Promise<void> {
  await db.deleteFrom('blog_tags').where('blog_id', '=', blog.id).execute()
  const { publishedAt } = blog
  if (publishedAt === null || blog.tags.length === 0) return
  await db
    .insertInto('blog_tags')
    .values(blog.tags.map((tag) => ({ tag, blog_id: blog.id, published_at: publishedAt })))
    .execute()
}

export async function saveUnpublished(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('blogs').set({ published_at: null, unpublished_at: at }).where('id', '=', id).execute()
}

export async function saveDeleted(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('blogs').set({ deleted_at: at, published_at: null }).where('id', '=', id).execute()
}

/** Publishes a deleted blog again, at the time of its first publication. Null if it is not deleted. */
export async function saveRestoredBlog(db: Db, id: string): Promise<{ author_id: string; slug: string; tags: string[]; published_at: Date } | null> {
  const { rows } = await sql<{ author_id: string; slug: string; tags: string[]; published_at: Date }>`
    update blogs set deleted_at = null, published_at = created_at where id = ${id} and deleted_at is not null returning author_id, slug, tags, published_at`.execute(db)
  return rows[0] ?? null
}

export async function saveRead(db: Db, id: string, trend: number): Promise<void> {
  await sql`update blogs set read_count = read_count + 1, trend = ${trend} where id = ${id}`.execute(db)
}

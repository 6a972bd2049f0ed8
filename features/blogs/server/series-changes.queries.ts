import { sql, type Db } from '#platform/server/database/sql.ts'

/** What use cases need to know of a series. */
export interface SeriesState {
  id: string
  author_id: string
  slug: string
  title: string
  description: string
  revision: number
  hidden_at: Date | null
}

/** Returns a series; with `lock` its row is locked until the transaction ends, so that its parts change one after another. */
export async function findSeries(db: Db, id: string, options: { lock?: boolean } = {}): Promise<SeriesState | null> {
  const row = await db
    .selectFrom('blog_series')
    .select(['id', 'author_id', 'slug', 'title', 'description', 'revision', 'hidden_at'])
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

/** Whether a person has another series with this title, in any case. */
export async function hasSeriesNamed(db: Db, { authorId, title, except }: { authorId: string; title: string; except: string }): Promise<boolean> {
  const { rows } = await sql`select from blog_series where author_id = ${authorId} and lower(title) = lower(${title}) and id <> ${except}`.execute(db)
  return rows.length > 0
}

/** Saves a new series unless the person has `max` already; false then. Its slug is its id until one is claimed. */
export async function insertSeries(db: Db, series: { id: string; authorId: string; title: string; description: string; at: Date; max: number }): Promise<boolean> {
  const { id, authorId, title, description, at, max } = series
  const { rows } = await sql`insert into blog_series (id, author_id, slug, title, description, created_at, updated_at)
    select ${id}, ${authorId}, ${id}::text, ${title}, ${description}, ${at}, ${at}
    where (select count(*) from blog_series where author_id = ${authorId}) < ${max} returning id`.execute(db)
  return rows.length > 0
}

/** Reserves a slug for a series. Slugs are never given to another series, because old addresses redirect. */
export async function claimSeriesSlug(db: Db, seriesId: string, candidate: string): Promise<boolean> {
  const { rows } = await sql<{ series_id: string | null }>`insert into blog_series_slugs (slug, series_id) values (${candidate}, ${seriesId})
    on conflict (slug) do update set slug = excluded.slug returning series_id`.execute(db)
  return rows[0]?.series_id === seriesId
}

/** Saves the texts and the slug of a series as its next revision. */
export async function saveSeries(db: Db, { id, title, description, slug, at }: { id: string; title: string; description: string; slug: string; at: Date }): Promise<void> {
  await sql`update blog_series set title = ${title}, description = ${description}, slug = ${slug}, updated_at = ${at}, revision = revision + 1 where id = ${id}`.execute(db)
}

/** Counts a change of the parts of a series as its next revision. */
export async function saveSeriesChange(db: Db, id: string, at: Date): Promise<void> {
  await sql`update blog_series set updated_at = ${at}, revision = revision + 1 where id = ${id}`.execute(db)
}

/** The series of a blog, or null. */
export async function findSeriesIdOf(db: Db, blogId: string): Promise<string | null> {
  const { rows } = await sql<{ series_id: string }>`select series_id from blog_series_parts where blog_id = ${blogId}`.execute(db)
  return rows[0]?.series_id ?? null
}

/** The ids of all parts of a series in their order, also of unpublished and removed ones. */
export async function listPartIds(db: Db, seriesId: string): Promise<string[]> {
  const { rows } = await sql<{ blog_id: string }>`select blog_id from blog_series_parts where series_id = ${seriesId} order by position`.execute(db)
  return rows.map(({ blog_id }) => blog_id)
}

/** Adds a blog as the last part unless the series has `max` already; false then. */
export async function insertPart(db: Db, { blogId, seriesId, max }: { blogId: string; seriesId: string; max: number }): Promise<boolean> {
  const { rows } = await sql`insert into blog_series_parts (blog_id, series_id, position)
    select ${blogId}, ${seriesId}, coalesce(max(position), 0) + 1 from blog_series_parts where series_id = ${seriesId} having count(*) < ${max} returning blog_id`.execute(db)
  return rows.length > 0
}

export async function deletePart(db: Db, blogId: string): Promise<void> {
  await db.deleteFrom('blog_series_parts').where('blog_id', '=', blogId).execute()
}

/** Numbers the parts of a series in this order; those that are not named, because they were removed from the site, come last. */
export async function savePartOrder(db: Db, seriesId: string, blogIds: readonly string[]): Promise<void> {
  await sql`update blog_series_parts p set position = wanted.place from (
      select blog_id, row_number() over (order by array_position(${[...blogIds]}::uuid[], blog_id) nulls last, position) as place
      from blog_series_parts where series_id = ${seriesId}) wanted
    where p.blog_id = wanted.blog_id`.execute(db)
}

export async function deleteSeriesRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('blog_series').where('id', '=', id).execute()
}

/** Hides a series from everyone but its author, or shows it again. */
export async function saveSeriesHidden(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('blog_series').set({ hidden_at: at }).where('id', '=', id).execute()
}

import { sql, type Db } from '#platform/server/database/sql.ts'

export interface BestBlogRow {
  title: string
  slug: string
  preview: string
  author_name: string
  tags: string[]
}

/** The published blogs since a moment with the highest trending score, at most one of each author. */
export async function bestBlogsSince(db: Db, { since, max }: { since: Date; max: number }): Promise<BestBlogRow[]> {
  const result = await sql<BestBlogRow>`
    select title, slug, preview, author_name, tags from (
      select distinct on (b.author_id) b.title, b.slug, b.preview, p.name as author_name, b.tags, b.trend
      from blogs b join people p on p.id = b.author_id
      where b.published_at >= ${since} and b.deleted_at is null and p.suspended_at is null order by b.author_id, b.trend desc
    ) best order by trend desc limit ${max}`.execute(db)
  return result.rows
}

/** Which of these slugs are of published blogs. */
export async function publishedAmongSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const result = await sql<{ slug: string }>`select b.slug from blogs b join people p on p.id = b.author_id
    where b.slug = any (${[...slugs]}::text[]) and b.published_at is not null and b.deleted_at is null and p.suspended_at is null`.execute(db)
  return result.rows.map(({ slug }) => slug)
}

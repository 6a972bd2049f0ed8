import { sql, type Db } from '#platform/server/database/sql.ts'

export interface ReportedRow {
  id: string
  title: string
  text: string
  slug: string
  author_id: string
  author_username: string
}

/** Returns those of these blogs that still exist. */
export async function listReportedBlogs(db: Db, ids: readonly string[]): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select b.id, b.title, b.content as text, b.slug, b.author_id, p.username as author_username
    from blogs b join people p on p.id = b.author_id where b.id = any (${ids}::uuid[]) and b.deleted_at is null`.execute(db)
  return rows
}

/** Returns those of these comments that still exist, with the titles of their blogs. */
export async function listReportedComments(db: Db, ids: readonly string[]): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select c.id, b.title, c.text, b.slug, c.author_id, p.username as author_username
    from blog_comments c join blogs b on b.id = c.blog_id join people p on p.id = c.author_id
    where c.id = any (${ids}::uuid[]) and c.deleted_at is null and b.deleted_at is null`.execute(db)
  return rows
}

import type { Cursor } from '#platform/rules/cursor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

export interface RemarkRow {
  id: string
  text: string
  written_at: Date
  author_id: string
  author_username: string
  author_name: string
  author_headline: string
  author_avatar_id: string | null
}

const remarks = prepared<RemarkRow>(
  'problem-remarks',
  `select r.id, r.text, r.written_at, r.author_id, p.username as author_username, p.name as author_name, p.headline as author_headline,
     p.avatar_id as author_avatar_id
   from problem_remarks r join people p on p.id = r.author_id
   where r.problem_id = $1 and r.deleted_at is null
     and (r.written_at, r.id) > (coalesce(to_timestamp($2::float8 / 1000.0), '-infinity'), coalesce($3::uuid, '00000000-0000-0000-0000-000000000000'))
   order by r.written_at, r.id limit $4`,
)

export const listRemarks = (database: Database, problemId: string, after: Cursor | null, limit: number) =>
  remarks.all(database, [problemId, after?.key ?? null, after?.id ?? null, limit])

/** Inserts a comment. Returns false if the id exists already. */
export async function insertRemark(db: Db, remark: { id: string; problemId: string; authorId: string; text: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into problem_remarks (id, problem_id, author_id, text, written_at)
    values (${remark.id}, ${remark.problemId}, ${remark.authorId}, ${remark.text}, ${remark.at}) on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0
}

export interface RemarkState {
  id: string
  problem_id: string
  author_id: string
  slug: string
}

/** A comment that was not deleted, with its problem. */
export async function findRemark(db: Db, id: string): Promise<RemarkState | null> {
  const { rows } = await sql<RemarkState>`select r.id, r.problem_id, r.author_id, p.slug from problem_remarks r join problems p on p.id = r.problem_id
    where r.id = ${id} and r.deleted_at is null`.execute(db)
  return rows[0] ?? null
}

export async function saveRemarkDeleted(db: Db, id: string, at: Date): Promise<void> {
  await sql`update problem_remarks set deleted_at = ${at} where id = ${id} and deleted_at is null`.execute(db)
}

export interface ReportedRow {
  id: string
  title: string
  text: string
  slug: string
  author_id: string | null
  author_username: string | null
}

/** The published ones of these problems. A problem has no author. */
export async function listReportedProblems(db: Db, ids: readonly string[]): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select id, title, '' as text, slug, null as author_id, null as author_username
    from problems where id = any (${ids}::uuid[]) and is_published`.execute(db)
  return rows
}

/** The comments that were not deleted, with the titles of their problems. */
export async function listReportedRemarks(db: Db, ids: readonly string[]): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select r.id, p.title, r.text, p.slug, r.author_id::text, a.username as author_username
    from problem_remarks r join problems p on p.id = r.problem_id join people a on a.id = r.author_id
    where r.id = any (${ids}::uuid[]) and r.deleted_at is null`.execute(db)
  return rows
}

/** Unpublishes a problem. Returns its slug and revision; null if it was not published. */
export async function saveUnpublished(db: Db, id: string, at: Date): Promise<{ slug: string; revision: string } | null> {
  const { rows } = await sql<{ slug: string; revision: string }>`update problems set is_published = false, folder_hash = null, changed_at = ${at}
    where id = ${id} and is_published returning slug, revision`.execute(db)
  return rows[0] ?? null
}

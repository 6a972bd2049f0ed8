import { sql, type Db } from '#platform/server/database/sql.ts'

export interface ReportedRow {
  id: string
  title: string
  slug: string
}

/** The published ones of these problems. A problem has no author. */
export async function listReportedProblems(db: Db, ids: readonly string[]): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`select id, title, slug from problems where id = any (${ids}::uuid[]) and is_published`.execute(db)
  return rows
}

/** Unpublishes a problem. Returns its slug and revision; null if it was not published. */
export async function saveUnpublished(db: Db, id: string, at: Date): Promise<{ slug: string; revision: string } | null> {
  const { rows } = await sql<{ slug: string; revision: string }>`update problems set is_published = false, folder_hash = null, changed_at = ${at}
    where id = ${id} and is_published returning slug, revision`.execute(db)
  return rows[0] ?? null
}

/** Publishes a problem again. Returns its slug and revision; null if it is published. */
export async function saveRepublished(db: Db, id: string, at: Date): Promise<{ slug: string; revision: string } | null> {
  const { rows } = await sql<{ slug: string; revision: string }>`update problems set is_published = true, changed_at = ${at} where id = ${id} and not is_published returning slug, revision`.execute(db)
  return rows[0] ?? null
}

import { sql, type Db } from '#platform/server/database/sql.ts'
import type { SubjectKind } from '../rules/assignment.ts'

/** Deletes all groups: they outlive the people of an interrupted attempt. */
export const eraseGroups = async (db: Db): Promise<void> => void (await sql`delete from mentor_groups`.execute(db))

/** The id of a published problem or course by its slug; null if there is none. */
export async function findBySlug(db: Db, kind: SubjectKind, slug: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from problems where ${kind} = 'problem' and slug = ${slug} union all select id from courses where ${kind} = 'course' and slug = ${slug}`.execute(db)
  return rows[0]?.id ?? null
}

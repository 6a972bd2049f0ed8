import { sql, type Db } from '#platform/server/database/sql.ts'

/** How many courses wait for approval, and since when. */
export async function countWaitingCourses(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(submitted_at) as oldest from course_drafts where state = 'review'`.execute(db)
  return rows[0]!
}

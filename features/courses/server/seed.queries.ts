import { sql, type Db } from '#platform/server/database/sql.ts'

/** The lessons of a course in their order. */
export async function listSeedLessons(db: Db, slug: string): Promise<{ id: string; course_id: string }[]> {
  const { rows } = await sql<{ id: string; course_id: string }>`select l.id, l.course_id from course_lessons l join courses c on c.id = l.course_id
    where c.slug = ${slug} and l.removed_at is null order by l.position`.execute(db)
  return rows
}

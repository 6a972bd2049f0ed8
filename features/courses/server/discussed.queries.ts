import { sql, type Db } from '#platform/server/database/sql.ts'

/** Lessons of courses that were published, as they are discussed. */
export async function listDiscussedLessons(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; key: string; title: string; slug: string; author_id: string | null; is_published: boolean }>`
    select l.id, l.key, l.title, c.slug, c.author_id, c.state in ('published', 'archived') as is_published
    from course_lessons l join courses c on c.id = l.course_id where l.id = any (${[...ids]}::uuid[]) and c.version > 0`.execute(db)
  return rows
}

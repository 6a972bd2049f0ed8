import { sql, type Db } from '#platform/server/database/sql.ts'

/** The facts about a course that a person finished; null if they have not. */
export async function findFinishedCourse(db: Db, personId: string, courseId: string): Promise<{ course: string; slug: string } | null> {
  const { rows } = await sql<{ course: string; slug: string }>`select c.title as course, c.slug from enrollments e join courses c on c.id = e.course_id
    where e.person_id = ${personId} and e.course_id = ${courseId} and e.finished_at is not null`.execute(db)
  return rows[0] ?? null
}

/** SQL: the subject of an activity `a` of the kind `lesson.finished`. */
export const FINISHED_LESSON = `
  select l.title, c.slug || '/' || l.key as address from course_lessons l join courses c on c.id = l.course_id where l.id = a.subject_id and c.version > 0`

/** SQL: the subject of an activity `a` of the kind `course.finished`. */
export const FINISHED_COURSE = `select c.title, c.slug as address from courses c where c.id = a.subject_id and c.version > 0`

/** A new lesson of a course, with those who take the course and have not finished it; null if the lesson is gone. */
export async function findExtension(db: Db, courseId: string, key: string): Promise<{ course: string; slug: string; lesson: string; title: string; learners: string[] } | null> {
  const { rows } = await sql<{ course: string; slug: string; lesson: string; title: string; learners: string[] }>`
    select c.title as course, c.slug, l.key as lesson, l.title,
      array(select e.person_id from enrollments e where e.course_id = c.id and e.finished_at is null order by e.last_at desc limit 5000) as learners
    from courses c join course_lessons l on l.course_id = c.id where c.id = ${courseId} and l.key = ${key} and l.removed_at is null`.execute(db)
  return rows[0] ?? null
}

/** Whether a lesson is part of its course now. */
export async function hasLesson(db: Db, courseId: string, key: string): Promise<boolean> {
  const { rows } = await sql`select from course_lessons where course_id = ${courseId} and key = ${key} and removed_at is null`.execute(db)
  return rows.length > 0
}

import { sql, type Db } from '#platform/server/database/sql.ts'
import type { LessonKind } from '../rules/course.ts'

export interface CourseFiguresRow {
  title: string
  slug: string
  author_id: string | null
  learners: number
  recent_learners: number
  active_learners: number
  finished: number
  rating_count: number
  rating_sum: number
}

/** The figures of a published course; `since` begins the time that counts as recent. Null if it was never published. */
export async function findCourseFigures(db: Db, id: string, since: Date): Promise<CourseFiguresRow | null> {
  const { rows } = await sql<CourseFiguresRow>`
    select c.title, c.slug, c.author_id, c.rating_count, c.rating_sum, e.* from courses c
    cross join lateral (select count(*)::int as learners, count(*) filter (where enrolled_at >= ${since})::int as recent_learners,
      count(*) filter (where last_at >= ${since})::int as active_learners, count(finished_at)::int as finished from enrollments where course_id = c.id) e
    where c.id = ${id} and c.version > 0`.execute(db)
  return rows[0] ?? null
}

export interface LessonFiguresRow {
  key: string
  title: string
  kind: LessonKind
  /** How many learners opened it, finished it, and were there last without having finished the course. A lesson that was tested out of counts as both. */
  opened: number
  finished: number
  stopped: number
  /** Of a quiz: the mean of the best results, from 0 to 1, and of the tries; null before the first try. */
  best_score: number | null
  tries: number | null
}

/** What the learners of a course did in each of its lessons, in their order. People who left the course don't count. */
export async function listLessonFigures(db: Db, courseId: string): Promise<LessonFiguresRow[]> {
  const { rows } = await sql<LessonFiguresRow>`
    select l.key, l.title, l.kind, coalesce(g.opened, 0) as opened, coalesce(g.finished, 0) as finished, coalesce(s.stopped, 0) as stopped, g.best_score, g.tries
    from course_lessons l
      left join (select g.lesson_id, count(*)::int as opened, count(g.way)::int as finished, avg(g.best_score)::float8 as best_score, (avg(g.tries) filter (where g.tries > 0))::float8 as tries
        from lesson_progress g join enrollments e on e.person_id = g.person_id and e.course_id = g.course_id where e.course_id = ${courseId} group by g.lesson_id) g on g.lesson_id = l.id
      left join (select last_lesson_id, count(*)::int as stopped from enrollments where course_id = ${courseId} and finished_at is null group by last_lesson_id) s on s.last_lesson_id = l.id
    where l.course_id = ${courseId} and l.removed_at is null order by l.position`.execute(db)
  return rows
}

import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

export interface NoteRow {
  id: string
  lesson: string
  lesson_title: string
  second: number
  text: string
  written_at: Date
}

const NOTE = `n.id, l.key as lesson, l.title as lesson_title, n.second, n.text, n.written_at from lesson_notes n join course_lessons l on l.id = n.lesson_id`
const ofLesson = prepared<NoteRow>('notes-of-lesson', `select ${NOTE} where n.person_id = $1 and n.lesson_id = $2 order by n.second, n.written_at limit 500`)
const ofCourse = prepared<NoteRow>('notes-of-course', `select ${NOTE} where n.person_id = $1 and l.course_id = $2 order by l.position, n.second, n.written_at limit 5000`)

export const listNotes = (database: Pick<Database, 'pool'>, personId: string, lessonId: string) => ofLesson.all(database, [personId, lessonId])
export const listCourseNotes = (database: Pick<Database, 'pool'>, personId: string, courseId: string) => ofCourse.all(database, [personId, courseId])

/** Saves a note of a person; saving it again under its id changes its text. False when the id belongs to someone else or there are too many. */
export async function saveNote(db: Db, note: { id: string; personId: string; lessonId: string; second: number; text: string; at: Date; max: number }): Promise<boolean> {
  const { rows } = await sql`
    insert into lesson_notes (id, person_id, lesson_id, second, text, written_at)
    select ${note.id}, ${note.personId}, ${note.lessonId}, ${note.second}, ${note.text}, ${note.at}
    where (select count(*) from lesson_notes where person_id = ${note.personId} and lesson_id = ${note.lessonId} and id <> ${note.id}) < ${note.max}
    on conflict (id) do update set text = excluded.text, second = excluded.second, edited_at = excluded.written_at
      where lesson_notes.person_id = excluded.person_id and lesson_notes.lesson_id = excluded.lesson_id
    returning id`.execute(db)
  return rows.length > 0
}

export async function deleteNote(db: Db, id: string, personId: string): Promise<void> {
  await sql`delete from lesson_notes where id = ${id} and person_id = ${personId}`.execute(db)
}

export interface ReviewRow {
  id: string
  person_id: string
  username: string
  name: string
  headline: string
  avatar_id: string | null
  rating: number
  text: string
  written_at: Date
}

/** The latest reviews of a course, without those of suspended people. */
export async function listReviews(db: Db, courseId: string, max: number): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`select r.id, r.person_id, p.username, p.name, p.headline, p.avatar_id, r.rating, r.text, r.written_at
    from course_reviews r join people p on p.id = r.person_id where r.course_id = ${courseId} and p.suspended_at is null order by r.written_at desc limit ${max}`.execute(db)
  return rows
}

/** Saves a person's review and keeps the figures of the course right. Returns whether it is their first one of the course. */
export async function saveReview(db: Db, review: { courseId: string; personId: string; rating: number; text: string; at: Date }): Promise<boolean> {
  await sql`select from courses where id = ${review.courseId} for update`.execute(db)
  const { rows } = await sql<{ is_new: boolean }>`insert into course_reviews (course_id, person_id, rating, text, written_at) values (${review.courseId}, ${review.personId}, ${review.rating}, ${review.text}, ${review.at})
    on conflict (course_id, person_id) do update set rating = excluded.rating, text = excluded.text, written_at = excluded.written_at returning xmax = 0 as is_new`.execute(db)
  await recountReviews(db, review.courseId)
  return rows[0]!.is_new
}

export async function recountReviews(db: Db, courseId: string): Promise<void> {
  await sql`update courses c set (rating_count, rating_sum) = (select count(*), coalesce(sum(rating), 0) from course_reviews r where r.course_id = c.id) where c.id = ${courseId}`.execute(db)
}

/** How many lessons of a course there are, and how many a person finished. */
export async function countFinished(db: Db, personId: string, courseId: string): Promise<{ finished: number; all: number }> {
  const { rows } = await sql<{ finished: number; all: number }>`select count(*)::int as all, count(g.way)::int as finished from course_lessons l
    left join lesson_progress g on g.lesson_id = l.id and g.person_id = ${personId} where l.course_id = ${courseId} and l.removed_at is null`.execute(db)
  return rows[0]!
}

export interface ReportedReviewRow {
  id: string
  course_id: string
  title: string
  slug: string
  text: string
  author_id: string
  author_username: string
}

/** These reviews with their courses and authors. */
export async function listReportedReviews(db: Db, ids: readonly string[]): Promise<ReportedReviewRow[]> {
  const { rows } = await sql<ReportedReviewRow>`select r.id, r.course_id, c.title, c.slug, r.text, r.person_id as author_id, p.username as author_username
    from course_reviews r join courses c on c.id = r.course_id join people p on p.id = r.person_id where r.id = any (${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** Deletes a review; the database keeps the figures of its course right. */
export async function deleteReview(db: Db, id: string): Promise<void> {
  await sql`delete from course_reviews where id = ${id}`.execute(db)
}

/** Deletes a person's review of a course; the database keeps its figures right. */
export async function deleteReviewOf(db: Db, personId: string, courseId: string): Promise<void> {
  await sql`delete from course_reviews where person_id = ${personId} and course_id = ${courseId}`.execute(db)
}

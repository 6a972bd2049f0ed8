import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db, type RawBuilder } from '#platform/server/database/sql.ts'
import type { OutlineTopic, Way } from '../rules/course.ts'
import type { Interval } from '../rules/watched.ts'

export interface EnrollmentRow {
  course_id: string
  slug: string
  title: string
  lesson_count: number
  enrolled_at: Date
  last_lesson: string | null
  last_at: Date
  finished_at: Date | null
  certificate_id: string | null
  /** Keys of lessons of the course with how they were finished. */
  finished: { key: string; way: Way }[]
}

const enrollments = prepared<EnrollmentRow>(
  'course-enrollments',
  `select e.course_id, c.slug, c.title, c.lesson_count, e.enrolled_at, e.last_at, e.finished_at,
     (select id from certificates where person_id = e.person_id and course_id = e.course_id and revoked_at is null) as certificate_id, (select key from course_lessons where id = e.last_lesson_id) as last_lesson,
     coalesce((select json_agg(json_build_object('key', l.key, 'way', g.way)) from lesson_progress g join course_lessons l on l.id = g.lesson_id
       where g.person_id = e.person_id and g.course_id = e.course_id and g.way is not null and l.removed_at is null), '[]') as finished
   from enrollments e join courses c on c.id = e.course_id where e.person_id = $1 order by e.last_at desc limit $2`,
)

/** What a person takes, latest first, with what they finished. */
export const listEnrollments = (database: Pick<Database, 'pool'>, personId: string, max: number) => enrollments.all(database, [personId, max])

/** Enrolls a person; false when they are already. */
export async function insertEnrollment(db: Db, { personId, courseId, at }: { personId: string; courseId: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into enrollments (person_id, course_id, enrolled_at, last_at) values (${personId}, ${courseId}, ${at}, ${at})
    on conflict do nothing returning course_id`.execute(db)
  if (rows.length === 0) return false
  await sql`update courses set enrolled_count = enrolled_count + 1 where id = ${courseId}`.execute(db)
  return true
}

/** Takes a person out of a course that they have not finished. */
export async function deleteEnrollment(db: Db, { personId, courseId }: { personId: string; courseId: string }): Promise<'left' | 'finished' | 'none'> {
  const { rows } = await sql<{ finished_at: Date | null }>`select finished_at from enrollments where person_id = ${personId} and course_id = ${courseId} for update`.execute(db)
  if (rows.length === 0) return 'none'
  if (rows[0]!.finished_at !== null) return 'finished'
  await sql`delete from enrollments where person_id = ${personId} and course_id = ${courseId}`.execute(db)
  return 'left'
}

/** Learners of a course who have not finished it although they finished all of its lessons. */
export async function listUnfinishedWithoutOpenLesson(db: Db, courseId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`select e.person_id from enrollments e where e.course_id = ${courseId} and e.finished_at is null
    and not exists (select from course_lessons l where l.course_id = e.course_id and l.removed_at is null
      and not exists (select from lesson_progress g where g.person_id = e.person_id and g.lesson_id = l.id and g.way is not null))`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

export interface ProgressRow {
  way: Way | null
  watched: Interval[]
  position_seconds: number
  duration_seconds: number | null
  speed: number
  best_score: number | null
  tries: number
  seen_at: Date
}

const COLUMNS = 'way, watched, position_seconds, duration_seconds, speed, best_score, tries, seen_at'
const progress = prepared<ProgressRow>('lesson-progress', `select ${COLUMNS} from lesson_progress where person_id = $1 and lesson_id = $2`)

export const findProgress = (database: Pick<Database, 'pool'>, personId: string, lessonId: string) => progress.first(database, [personId, lessonId])

interface Place {
  personId: string
  courseId: string
  lessonId: string
  at: Date
}

/** Notes that a person opened a lesson, and locks their progress in it. */
export async function visitLesson(db: Db, { personId, courseId, lessonId, at }: Place): Promise<ProgressRow> {
  await sql`insert into lesson_progress (person_id, course_id, lesson_id, seen_at) values (${personId}, ${courseId}, ${lessonId}, ${at}) on conflict do nothing`.execute(db)
  const { rows } = await sql<ProgressRow>`select ${sql.raw(COLUMNS)} from lesson_progress where person_id = ${personId} and lesson_id = ${lessonId} for update`.execute(db)
  return rows[0]!
}

/** Where the person goes on with the course. */
export async function saveLastLesson(db: Db, { personId, courseId, lessonId, at }: Place): Promise<void> {
  await sql`update enrollments set last_lesson_id = ${lessonId}, last_at = ${at} where person_id = ${personId} and course_id = ${courseId}`.execute(db)
}

export async function saveWatched(db: Db, { personId, lessonId, at }: Place, watched: Pick<ProgressRow, 'watched' | 'position_seconds' | 'duration_seconds' | 'speed'>): Promise<void> {
  await sql`update lesson_progress set watched = ${JSON.stringify(watched.watched)}::jsonb, position_seconds = ${watched.position_seconds},
    duration_seconds = ${watched.duration_seconds}, speed = ${watched.speed}, seen_at = ${at} where person_id = ${personId} and lesson_id = ${lessonId}`.execute(db)
}

export async function saveScore(db: Db, { personId, lessonId, at }: Place, score: number): Promise<void> {
  await sql`update lesson_progress set best_score = greatest(coalesce(best_score, 0), ${score}), tries = tries + 1, seen_at = ${at}
    where person_id = ${personId} and lesson_id = ${lessonId}`.execute(db)
}

/** Marks a lesson as finished, or as open again with null. What was done stays done when it is marked. */
export async function saveWay(db: Db, { personId, lessonId, at }: Place, way: Way | null): Promise<void> {
  await sql`update lesson_progress set way = ${way}::text, finished_at = case when ${way}::text is null then null else coalesce(finished_at, ${at}) end
    where person_id = ${personId} and lesson_id = ${lessonId}`.execute(db)
}

/** The lessons of a course that a person has not finished. */
export async function listOpenLessons(db: Db, personId: string, courseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select l.id from course_lessons l where l.course_id = ${courseId} and l.removed_at is null
    and not exists (select from lesson_progress g where g.person_id = ${personId} and g.lesson_id = l.id and g.way is not null)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks a course as finished; false when it was before. */
export async function saveFinished(db: Db, { personId, courseId, at }: Omit<Place, 'lessonId'>): Promise<boolean> {
  const { rows } = await sql`update enrollments set finished_at = ${at} where person_id = ${personId} and course_id = ${courseId} and finished_at is null returning course_id`.execute(db)
  if (rows.length === 0) return false
  await sql`update courses set finished_count = finished_count + 1 where id = ${courseId}`.execute(db)
  return true
}

/** SQL: whether a lesson `l` is a practice lesson with this problem. */
const hasProblem = (problemId: RawBuilder<unknown>) => sql`l.kind = 'practice' and l.removed_at is null and exists (select from jsonb_array_elements_text(l.body -> 'problems') s where problem_id_of_slug(s) = ${problemId})`

/** Practice lessons with a problem, in the courses that a person takes. */
export async function listPracticeLessons(db: Db, personId: string, problemId: string): Promise<{ id: string; course_id: string; problems: string[] }[]> {
  const { rows } = await sql<{ id: string; course_id: string; problems: string[] }>`
    select l.id, l.course_id, l.body -> 'problems' as problems from course_lessons l join enrollments e on e.course_id = l.course_id and e.person_id = ${personId}
    where ${hasProblem(sql`${problemId}`)}`.execute(db)
  return rows
}

/** A practice lesson of a course that a person takes. */
export interface PracticeLessonRow {
  key: string
  title: string
  course_slug: string
  course_title: string
  outline: OutlineTopic[]
  /** The slugs of its problems. */
  problems: string[]
}

/** The practice lesson with a problem in the course that a person opened last; null if no course that they take has one. */
export async function findPracticeLesson(db: Db, personId: string, problem: string): Promise<PracticeLessonRow | null> {
  const { rows } = await sql<PracticeLessonRow>`
    select l.key, l.title, c.slug as course_slug, c.title as course_title, c.outline, l.body -> 'problems' as problems
    from (select problem_id_of_slug(${problem}) as id) wanted, course_lessons l join enrollments e on e.course_id = l.course_id and e.person_id = ${personId} join courses c on c.id = l.course_id and c.version > 0
    where ${hasProblem(sql`wanted.id`)}
    order by e.last_at desc, (e.last_lesson_id = l.id) desc nulls last, l.id limit 1`.execute(db)
  return rows[0] ?? null
}

export interface TakenCourseRow {
  slug: string
  title: string
  outline: OutlineTopic[]
  last_lesson: string | null
  last_at: Date
  finished: string[]
}

const taken = prepared<TakenCourseRow>(
  'courses-in-progress',
  `select c.slug, c.title, c.outline, e.last_at, (select key from course_lessons where id = e.last_lesson_id) as last_lesson,
     coalesce((select array_agg(l.key) from lesson_progress g join course_lessons l on l.id = g.lesson_id
       where g.person_id = e.person_id and g.course_id = e.course_id and g.way is not null and l.removed_at is null), '{}') as finished
   from enrollments e join courses c on c.id = e.course_id
   where e.person_id = $1 and e.finished_at is null and c.version > 0 order by e.last_at desc limit $2`,
)

/** The courses that a person takes and has not finished, latest first. */
export const listTaken = (database: Pick<Database, 'pool'>, personId: string, max: number) => taken.all(database, [personId, max])

/** The slugs of those of these courses that a person has started. */
export async function listStarted(db: Db, personId: string, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select c.slug from enrollments e join courses c on c.id = e.course_id where e.person_id = ${personId} and c.slug = any (${[...slugs]}::text[])`.execute(db)
  return rows.map(({ slug }) => slug)
}

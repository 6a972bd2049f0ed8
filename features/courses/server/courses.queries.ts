import { wordPatterns } from '#platform/rules/word-patterns.ts'
import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db, type RawBuilder } from '#platform/server/database/sql.ts'
import type { CourseListInput } from '../rules/course-inputs.ts'
import type { LessonKind, Level, OutlineTopic } from '../rules/course.ts'
import type { CourseAbout } from './publication.queries.ts'
import type { LessonBody } from './render-lesson.ts'

export interface CourseRow {
  id: string
  slug: string
  author_id: string | null
  author_username: string | null
  author_name: string | null
  author_headline: string | null
  author_avatar_id: string | null
  state: 'draft' | 'review' | 'published' | 'archived'
  version: number
  title: string
  summary: string
  level: Level
  language: string
  skills: string[]
  about: CourseAbout
  outline: OutlineTopic[]
  lesson_count: number
  minutes: number
  enrolled_count: number
  rating_count: number
  rating_sum: number
  published_at: Date
  updated_at: Date
}

const COURSE = `c.id, c.slug, c.author_id, p.username as author_username, p.name as author_name, p.headline as author_headline, p.avatar_id as author_avatar_id,
  c.state, c.version, c.title, c.summary, c.level, c.language, c.skills, c.about, c.outline, c.lesson_count, c.minutes, c.enrolled_count, c.rating_count, c.rating_sum,
  c.published_at, c.updated_at from courses c left join people p on p.id = c.author_id and p.suspended_at is null`

const bySlug = prepared<CourseRow>('course-by-slug', `select ${COURSE} where c.slug = $1 and c.version > 0`)

/** A course that was published once, also an archived one; null for any other. */
export const findCourse = (database: Pick<Database, 'pool'>, slug: string) => bySlug.first(database, [slug])

const bySlugs = prepared<CourseRow>('courses-by-slugs', `select ${COURSE} where c.slug = any ($1::text[]) and c.state = 'published'`)

/** The published ones of these courses. */
export const findCourses = (database: Pick<Database, 'pool'>, slugs: readonly string[]) => bySlugs.all(database, [slugs])

const taken = prepared<CourseRow>(
  'courses-taken',
  `select ${COURSE} join enrollments e on e.course_id = c.id where e.person_id = $1 and c.version > 0 order by e.last_at desc limit $2`,
)

/** The courses that a person takes or finished, also archived ones, latest first. */
export const listTakenCourses = (database: Pick<Database, 'pool'>, personId: string, max: number) => taken.all(database, [personId, max])

/** The slugs of those of these courses that were published once. */
export async function listSlugs(db: Db, ids: readonly string[]): Promise<{ id: string; slug: string }[]> {
  const { rows } = await sql<{ id: string; slug: string }>`select id, slug from courses where id = any (${[...ids]}::uuid[]) and version > 0`.execute(db)
  return rows
}

const ORDERS: Record<CourseListInput['sort'], RawBuilder<unknown>> = {
  // Beginners first within about the same interest, so that the first page answers "where do I start?".
  recommended: sql`(case c.level when 'beginner' then 1 when 'intermediate' then 0.5 else 0 end) + ln(1 + c.enrolled_count) * 0.3
    + case when c.rating_count > 0 then (c.rating_sum::float8 / c.rating_count - 3) * 0.2 else 0 end desc, c.title, c.id`,
  newest: sql`c.published_at desc, c.id`,
  taken: sql`c.enrolled_count desc, c.title, c.id`,
}

/** What a list of courses asks for. */
type CourseQuestion = Pick<CourseListInput, 'q' | 'level' | 'skill'>

const matching = ({ q, level, skill }: CourseQuestion) => sql`c.state = 'published'
  ${level === null ? sql`` : sql`and c.level = ${level}`}
  ${skill === null ? sql`` : sql`and exists (select from unnest(c.skills) s where lower(s) = lower(${skill}))`}
  ${q === null ? sql`` : sql`and folded(c.title || ' ' || c.summary || ' ' || array_to_string(c.skills, ' ')) ~ all (${wordPatterns(q)}::text[])`}`

/** Courses with the words in their titles first, then those with them in their skills. */
const bestMatch = (q: string) => sql`folded(c.title) ~ all (${wordPatterns(q)}::text[]) desc, folded(array_to_string(c.skills, ' ')) ~ all (${wordPatterns(q)}::text[]) desc`

/** One page of published courses; recommended ones of a search are those that match it best. */
export async function listCourses(db: Db, { sort, max, offset, ...question }: CourseQuestion & { sort: CourseListInput['sort']; max: number; offset: number }): Promise<CourseRow[]> {
  const best = sort === 'recommended' && question.q !== null ? sql`${bestMatch(question.q)}, ` : sql``
  const { rows } = await sql<CourseRow>`select ${sql.raw(COURSE)} where ${matching(question)} order by ${best}${ORDERS[sort]} limit ${max} offset ${offset}`.execute(db)
  return rows
}

export async function countCourses(db: Db, question: CourseQuestion): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from courses c where ${matching(question)}`.execute(db)
  return rows[0]!.count
}

const suggested = prepared<CourseRow>(
  'suggested-courses',
  `select ${COURSE} cross join lateral (select count(*) as shared from unnest(c.skills) s where replace(lower(s), ' ', '-') = any ($2::text[])) near
   where c.state = 'published' and near.shared > 0 and c.author_id is distinct from $1 and (c.author_id is null or not are_apart(c.author_id, $1))
     and not exists (select from enrollments e where e.course_id = c.id and e.person_id = $1)
   order by near.shared desc, c.level = 'beginner' desc, c.enrolled_count desc, c.id limit $3`,
)

/** The published courses that teach the most of these skills (as tags) and that a person does not take. */
export const listSuggestedCourses = (database: Pick<Database, 'pool'>, personId: string, tags: readonly string[], max: number) => suggested.all(database, [personId, tags, max])

/** The skills that courses teach, the most frequent first. */
export async function listSkills(db: Db, max: number): Promise<string[]> {
  const { rows } = await sql<{ skill: string }>`select s as skill from courses c, unnest(c.skills) s where c.state = 'published'
    group by s order by count(*) desc, s limit ${max}`.execute(db)
  return rows.map(({ skill }) => skill)
}

export interface LessonRow {
  id: string
  course_id: string
  key: string
  topic_key: string
  title: string
  kind: LessonKind
  minutes: number
  body: LessonBody
  body_hash: string
  removed_at: Date | null
}

const lesson = prepared<LessonRow>(
  'course-lesson',
  'select id, course_id, key, topic_key, title, kind, minutes, body, body_hash, removed_at from course_lessons where course_id = $1 and key = $2',
)

/** A lesson of a course, also one that a later version removed; null if it never existed. */
export const findLesson = (database: Pick<Database, 'pool'>, courseId: string, key: string) => lesson.first(database, [courseId, key])

export interface CourseLinkRow {
  slug: string
  title: string
  level: Level
  lesson_count: number
  minutes: number
  skills: string[]
  first_lesson: string
}

const links = prepared<CourseLinkRow>(
  'course-links',
  `select c.slug, c.title, c.level, c.lesson_count, c.minutes, c.skills, c.outline -> 0 -> 'lessons' -> 0 ->> 'key' as first_lesson from courses c
   where c.state = 'published' and c.outline -> 0 -> 'lessons' -> 0 ->> 'key' is not null order by c.enrolled_count desc, c.id limit $1`,
)

/** The most taken courses with their first lessons. */
export const listCourseLinks = (database: Pick<Database, 'pool'>, max: number) => links.all(database, [max])

const lessons = prepared<LessonRow>(
  'course-lessons',
  'select id, course_id, key, topic_key, title, kind, minutes, body, body_hash, removed_at from course_lessons where course_id = $1 and removed_at is null order by position',
)

/** All lessons of a course in their order. */
export const listLessons = (database: Pick<Database, 'pool'>, courseId: string) => lessons.all(database, [courseId])

/** Published courses with the keys of their lessons, the latest changes first. */
export async function listForSitemap(db: Db): Promise<{ slug: string; updated_at: Date; lessons: string[] }[]> {
  const { rows } = await sql<{ slug: string; updated_at: Date; lessons: string[] }>`
    select c.slug, c.updated_at, array(select l.key from course_lessons l where l.course_id = c.id and l.removed_at is null order by l.position) as lessons
    from courses c where c.state = 'published' order by c.updated_at desc, c.id limit 1000`.execute(db)
  return rows
}

import { sql, type Db } from '#platform/server/database/sql.ts'
import type { LessonKind, Level, OutlineTopic } from '../rules/course.ts'
import type { CourseFile } from '../rules/course-file.ts'
import { filesOf, type LessonBody } from './render-lesson.ts'

/** What a course says about itself besides its lessons. */
export interface CourseAbout {
  descriptionHtml: string
  outcomes: string[]
  prerequisites: string[]
  youtubeLink: string | null
}

export interface PublishedCourse {
  id: string
  slug: string
  title: string
  summary: string
  level: Level
  language: string
  skills: string[]
  about: CourseAbout
  outline: OutlineTopic[]
  lessonCount: number
  minutes: number
  content: CourseFile
  fileHash: string | null
  authorId: string | null
  at: Date
}

export interface PublishedLesson {
  id: string
  key: string
  position: number
  topicKey: string
  title: string
  kind: LessonKind
  minutes: number
  body: LessonBody
  bodyHash: string
}

/** The hashes of the courses that came with the site, by slug. */
export async function listFileHashes(db: Db): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ slug: string; file_hash: string | null }>`select slug, file_hash from courses`.execute(db)
  return new Map(rows.map(({ slug, file_hash }) => [slug, file_hash]))
}

/** Saves a new version of a course, and creates the course when there is none. An archived course stays archived. Returns the version. */
export async function saveCourse(db: Db, course: PublishedCourse): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into courses (id, slug, author_id, state, version, title, summary, level, language, skills, about, outline, lesson_count, minutes, file_hash, created_at, published_at, updated_at)
    values (${course.id}, ${course.slug}, ${course.authorId}, 'published', 1, ${course.title}, ${course.summary}, ${course.level}, ${course.language}, ${course.skills},
      ${JSON.stringify(course.about)}::jsonb, ${JSON.stringify(course.outline)}::jsonb, ${course.lessonCount}, ${course.minutes}, ${course.fileHash}, ${course.at}, ${course.at}, ${course.at})
    on conflict (id) do update set version = courses.version + 1, title = excluded.title, summary = excluded.summary, level = excluded.level,
      language = excluded.language, skills = excluded.skills, about = excluded.about, outline = excluded.outline, lesson_count = excluded.lesson_count, minutes = excluded.minutes,
      file_hash = excluded.file_hash, published_at = coalesce(courses.published_at, excluded.published_at), updated_at = excluded.updated_at
    returning version`.execute(db)
  const { version } = rows[0]!
  await sql`insert into course_versions (course_id, version, content, published_at)
    values (${course.id}, ${version}, ${JSON.stringify(course.content)}::jsonb, ${course.at})`.execute(db)
  return version
}

/** Saves the lessons of a version; lessons that it leaves out are marked as removed. Returns the ids of these, and the keys of new ones. */
export async function saveLessons(db: Db, courseId: string, lessons: readonly PublishedLesson[], at: Date): Promise<{ removed: string[]; added: string[] }> {
  const known = await sql<{ key: string }>`select key from course_lessons where course_id = ${courseId} and removed_at is null`.execute(db)
  const before = new Set(known.rows.map(({ key }) => key))
  const removed = await sql<{ id: string }>`update course_lessons set removed_at = ${at} where course_id = ${courseId} and removed_at is null
    and key <> all (${lessons.map(({ key }) => key)}::text[]) returning id`.execute(db)
  for (const { id, key, position, topicKey, title, kind, minutes, body, bodyHash } of lessons) {
    await sql`insert into course_lessons (id, course_id, key, position, topic_key, title, kind, minutes, body, body_hash, files)
      values (${id}, ${courseId}, ${key}, ${position}, ${topicKey}, ${title}, ${kind}, ${minutes}, ${JSON.stringify(body)}::jsonb, ${bodyHash}, ${filesOf(body)}::uuid[])
      on conflict (course_id, key) do update set position = excluded.position, topic_key = excluded.topic_key, title = excluded.title, kind = excluded.kind,
        minutes = excluded.minutes, body = excluded.body, body_hash = excluded.body_hash, files = excluded.files, removed_at = null`.execute(db)
  }
  return { removed: removed.rows.map(({ id }) => id), added: lessons.map(({ key }) => key).filter((key) => !before.has(key)) }
}

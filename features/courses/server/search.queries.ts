import { sql, type Db } from '#platform/server/database/sql.ts'

const IS_SHOWN = sql`c.state = 'published'`

/** The published ones of these courses with what the search indexes. */
export async function loadSearchedCourses(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; slug: string; title: string; summary: string; level: string; skills: string[]; outcomes: string[]; enrolled_count: number }>`
    select c.id, c.slug, c.title, c.summary, c.level, c.skills, c.about -> 'outcomes' as outcomes, c.enrolled_count from courses c
    where c.id = any (${[...ids]}::uuid[]) and ${IS_SHOWN}`.execute(db)
  return rows
}

/** The lessons of published courses among these with what the search indexes. */
export async function loadSearchedLessons(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; key: string; title: string; html: string; slug: string; course_title: string }>`
    select l.id, l.key, l.title, l.body ->> 'html' as html, c.slug, c.title as course_title from course_lessons l join courses c on c.id = l.course_id
    where l.id = any (${[...ids]}::uuid[]) and l.removed_at is null and ${IS_SHOWN}`.execute(db)
  return rows
}

const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)

export const listPublishedIds = async (db: Db, after: string | null, limit: number): Promise<string[]> =>
  idsOf(await sql<{ id: string }>`select c.id from courses c where ${IS_SHOWN} and (${after}::uuid is null or c.id > ${after}::uuid) order by c.id limit ${limit}`.execute(db))

export const listPublishedLessonIds = async (db: Db, after: string | null, limit: number): Promise<string[]> =>
  idsOf(await sql<{ id: string }>`select l.id from course_lessons l join courses c on c.id = l.course_id where ${IS_SHOWN} and l.removed_at is null
    and (${after}::uuid is null or l.id > ${after}::uuid) order by l.id limit ${limit}`.execute(db))

export const publishedAmong = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  idsOf(await sql<{ id: string }>`select c.id from courses c where c.id = any (${[...ids]}::uuid[]) and ${IS_SHOWN}`.execute(db))

export const publishedLessonsAmong = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  idsOf(await sql<{ id: string }>`select l.id from course_lessons l join courses c on c.id = l.course_id
    where l.id = any (${[...ids]}::uuid[]) and l.removed_at is null and ${IS_SHOWN}`.execute(db))

/** Published courses with skills that are among these words, most of them first; shorter ones name too much. */
export async function listCoursesNamedIn(db: Db, words: string, max: number): Promise<{ slug: string; title: string; topics: string[] }[]> {
  const { rows } = await sql<{ slug: string; title: string; topics: string[] }>`
    select c.slug, c.title, array_agg(distinct replace(lower(skill), '-', ' ')) as topics from courses c cross join lateral unnest(c.skills) skill
    where ${IS_SHOWN} and length(skill) >= 6 and strpos(${words}, ' ' || replace(lower(skill), '-', ' ') || ' ') > 0
    group by c.id order by sum(length(skill)) desc, c.enrolled_count desc, c.title limit ${max}`.execute(db)
  return rows
}

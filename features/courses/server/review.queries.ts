import { fold } from '#platform/rules/words.ts'
import { likeText } from '#platform/server/database/like.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ManagedOrder } from '../rules/authoring-inputs.ts'

export interface ManagedCourseRow {
  id: string
  slug: string
  title: string
  state: 'published' | 'archived'
  version: number
  username: string | null
  enrolled_count: number
  updated_at: Date
  /** `changed`: an admin has changes that aren't published; `review`: changes wait for a decision; null: neither. Drafts of an author are theirs alone. */
  draft: 'changed' | 'review' | null
}

const ORDERS: Record<ManagedOrder, ReturnType<typeof sql.raw>> = {
  title: sql.raw('c.title'),
  '-title': sql.raw('c.title desc'),
  learners: sql.raw('c.enrolled_count'),
  '-learners': sql.raw('c.enrolled_count desc'),
  changed: sql.raw('c.updated_at'),
  '-changed': sql.raw('c.updated_at desc'),
}

/** Published or archived courses, or both, whose titles have these words; the published ones first if no order is given. */
export async function listManagedCourses(db: Db, { q, state, sort }: { q: string; state: 'published' | 'archived' | null; sort: ManagedOrder | null }, max: number): Promise<ManagedCourseRow[]> {
  const pattern = `%${likeText(fold(q))}%`
  const { rows } = await sql<ManagedCourseRow>`
    select c.id, c.slug, c.title, c.state, c.version, p.username, c.enrolled_count, c.updated_at,
      case when d.state = 'review' then 'review' when c.author_id is null and d.state in ('draft', 'returned') and d.content is distinct from v.content then 'changed' end as draft
    from courses c left join people p on p.id = c.author_id left join course_drafts d on d.course_id = c.id left join course_versions v on v.course_id = c.id and v.version = c.version
    where c.version > 0 and folded(c.title) like ${pattern} and (${state}::text is null or c.state = ${state}) order by ${sort === null ? sql.raw('c.state desc') : ORDERS[sort]}, c.title, c.id limit ${max}`.execute(db)
  return rows
}

/** Archives or restores a course; null when it is not in the other state. */
export async function saveArchived(db: Db, id: string, isArchived: boolean): Promise<{ title: string } | null> {
  const [from, to] = isArchived ? ['published', 'archived'] : ['archived', 'published']
  const { rows } = await sql<{ title: string }>`update courses set state = ${to} where id = ${id} and state = ${from} and version > 0 returning title`.execute(db)
  return rows[0] ?? null
}

export async function isCourse(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from courses where id = ${id} and version > 0`.execute(db)
  return rows.length > 0
}

/** The ids of all lessons of a course, also of removed ones. */
export async function listLessonIds(db: Db, courseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from course_lessons where course_id = ${courseId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a notification says about a decision; null when the draft or the course is gone. */
export async function findDecidedCourse(db: Db, id: string): Promise<{ title: string; author_id: string | null } | null> {
  const { rows } = await sql<{ title: string; author_id: string | null }>`
    select coalesce(d.title, c.title) as title, coalesce(d.author_id, c.author_id) as author_id
    from (select ${id}::uuid as id) i left join course_drafts d on d.course_id = i.id left join courses c on c.id = i.id where d.course_id is not null or c.id is not null`.execute(db)
  return rows[0] ?? null
}

/** What a notification says about a review of a course; null when the review is gone. */
export async function findReviewedCourse(db: Db, id: string, personId: string): Promise<{ title: string; slug: string; author_id: string | null } | null> {
  const { rows } = await sql<{ title: string; slug: string; author_id: string | null }>`select c.title, c.slug, c.author_id from courses c
    where c.id = ${id} and exists (select from course_reviews r where r.course_id = c.id and r.person_id = ${personId})`.execute(db)
  return rows[0] ?? null
}

import { sql, type Db } from '#platform/server/database/sql.ts'
import type { SubjectKind } from '../rules/assignment.ts'

/** Something of the site that a group can refer to. The slug of a lesson is that of its course, and its key. A quiz is also a lesson. */
export interface SubjectRow {
  kind: SubjectKind
  id: string
  title: string
  slug: string
  /** The course of a lesson or quiz. */
  course: string | null
  key: string | null
}

const ALL = sql`
  select 'problem' as kind, id, title, slug, null::text as key, null::text as course from problems where is_published
  union all select 'course', id, title, slug, null, null from courses where state = 'published'
  union all select 'lesson', l.id, l.title, c.slug, l.key, c.title from course_lessons l join courses c on c.id = l.course_id where c.state = 'published' and l.removed_at is null
  union all select 'quiz', l.id, l.title, c.slug, l.key, c.title from course_lessons l join courses c on c.id = l.course_id where c.state = 'published' and l.removed_at is null and l.kind = 'quiz'
  union all select 'blog', b.id, b.title, b.slug, null, null from blogs b join people p on p.id = b.author_id where b.published_at is not null and b.deleted_at is null and p.suspended_at is null`

/** The subjects among these that are still public. */
export async function listSubjects(db: Db, ids: readonly string[]): Promise<SubjectRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<SubjectRow>`select * from (${ALL}) s where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Things of one kind with a text in their title, those that begin with it first. */
export async function findSubjects(db: Db, { kind, q, max }: { kind: SubjectKind; q: string; max: number }): Promise<SubjectRow[]> {
  const { rows } = await sql<SubjectRow>`select * from (${ALL}) s where kind = ${kind} and (strpos(lower(title), lower(${q})) > 0 or slug = ${q})
    order by strpos(lower(title), lower(${q})), title, id limit ${max}`.execute(db)
  return rows
}

import { sql, type Db } from '#platform/server/database/sql.ts'
import type { CourseFile } from '../rules/course-file.ts'
import type { DraftState } from '../rules/draft-states.ts'

/** A course as its author finds it: its draft, its published version, or both. */
export interface DraftRow {
  id: string
  /** Who edits the draft; null: there is no draft. */
  editor_id: string | null
  content: unknown
  revision: number | null
  state: DraftState | null
  comment: string | null
  saved_at: Date | null
  /** Null: the course was never published. */
  slug: string | null
  author_id: string | null
  course_state: 'published' | 'archived' | null
  published_content: CourseFile | null
  /** How many people take the published course. */
  enrolled_count: number | null
}

/** The draft and the published version of a course; null if there is neither. With `lock` until the end of the transaction. */
export async function findDraft(db: Db, id: string, { lock = false } = {}): Promise<DraftRow | null> {
  if (lock) await sql`select from course_drafts where course_id = ${id} for update`.execute(db)
  const { rows } = await sql<DraftRow>`
    select i.id, d.author_id as editor_id, d.content, d.revision, d.state, d.comment, d.saved_at, c.slug, c.author_id, c.state as course_state, v.content as published_content, c.enrolled_count
    from (select ${id}::uuid as id) i left join course_drafts d on d.course_id = i.id left join courses c on c.id = i.id and c.version > 0
      left join course_versions v on v.course_id = c.id and v.version = c.version
    where d.course_id is not null or c.id is not null`.execute(db)
  return rows[0] ?? null
}

export interface SavedDraft {
  id: string
  editorId: string
  revision: number
  content: object
  at: Date
}

/**
 * Saves a draft that is still at the revision that was edited, in one statement, so that one of two windows wins. Returns the new revision;
 * null if it was edited meanwhile, is in review, or belongs to someone else.
 */
export async function saveDraft(db: Db, { id, editorId, revision, content, at }: SavedDraft): Promise<number | null> {
  const { rows } = await sql<{ revision: number }>`
    insert into course_drafts as d (course_id, author_id, content, revision, created_at, saved_at)
    select ${id}, ${editorId}, ${JSON.stringify(content)}::jsonb, 1, ${at}, ${at} where ${revision} = 0 or exists (select from course_drafts where course_id = ${id})
    on conflict (course_id) do update set author_id = excluded.author_id, content = excluded.content, revision = d.revision + 1, saved_at = excluded.saved_at,
      state = case when d.state = 'returned' then 'returned' else 'draft' end
      where d.revision = ${revision} and d.state <> 'review' and (d.author_id = excluded.author_id or d.state = 'published')
    returning revision`.execute(db)
  return rows[0]?.revision ?? null
}

/** The revision of the draft if it has this content already: a save that was sent twice is no conflict. */
export async function findSameDraft(db: Db, { id, editorId, content }: SavedDraft): Promise<number | null> {
  const { rows } = await sql<{ revision: number }>`select revision from course_drafts
    where course_id = ${id} and author_id = ${editorId} and content = ${JSON.stringify(content)}::jsonb`.execute(db)
  return rows[0]?.revision ?? null
}

export async function countDrafts(db: Db, editorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from course_drafts where author_id = ${editorId}`.execute(db)
  return rows[0]!.count
}

/** Moves a draft into another state at a new revision. */
export async function saveDraftState(
  db: Db,
  { id, state, content, comment, submittedAt = null }: { id: string; state: DraftState; content: unknown; comment: string; submittedAt?: Date | null },
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    update course_drafts set state = ${state}, content = ${JSON.stringify(content)}::jsonb, comment = ${comment}, revision = revision + 1, submitted_at = coalesce(${submittedAt}::timestamptz, submitted_at)
    where course_id = ${id} returning revision`.execute(db)
  return rows[0]!.revision
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await sql`delete from course_drafts where course_id = ${id}`.execute(db)
}

/** The id of another course that has this address, or whose draft in review wants it; null if it is free. */
export async function findSlugOwner(db: Db, slug: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from courses where slug = ${slug} and id <> ${id}
    union all select course_id from course_drafts where state = 'review' and course_id <> ${id} and content ->> 'slug' = ${slug} limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export interface OwnCourseRow {
  id: string
  title: string
  slug: string | null
  course_state: 'published' | 'archived' | null
  state: DraftState | null
  comment: string
  changed_at: Date
}

/** The courses and drafts of a person, most recently changed first. */
export async function listOwnCourses(db: Db, personId: string, max: number): Promise<OwnCourseRow[]> {
  const { rows } = await sql<OwnCourseRow>`
    select i.id, coalesce(d.title, c.title) as title, c.slug, c.state as course_state, d.state, coalesce(d.comment, '') as comment, coalesce(d.saved_at, c.updated_at) as changed_at
    from (select course_id as id from course_drafts where author_id = ${personId} union select id from courses where author_id = ${personId} and version > 0) i
      left join course_drafts d on d.course_id = i.id and d.author_id = ${personId} left join courses c on c.id = i.id and c.version > 0
    order by changed_at desc limit ${max}`.execute(db)
  return rows
}

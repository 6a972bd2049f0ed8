import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import { FILE_ADDRESSES, type FileType } from '../rules/course-files.ts'

export interface CourseFileRow {
  id: string
  course_id: string
  owner_id: string | null
  type: FileType
  name: string
  bytes: number
  started_at: Date
  uploaded_at: Date | null
}

const columns = sql`id, course_id, owner_id, type, name, bytes::float8 as bytes, started_at, uploaded_at`

/** A file that was uploaded completely; null if there is none. */
export async function findCourseFile(db: Db, id: string): Promise<CourseFileRow | null> {
  const { rows } = await sql<CourseFileRow>`select ${columns} from course_files where id = ${id} and uploaded_at is not null`.execute(db)
  return rows[0] ?? null
}

/** The files among these that exist on this site. */
export async function listCourseFiles(db: Db, ids: readonly string[]): Promise<CourseFileRow[]> {
  const { rows } = await sql<CourseFileRow>`select ${columns} from course_files where id = any(${ids}::uuid[]) and uploaded_at is not null`.execute(db)
  return rows
}

export interface Storage {
  used: number
  limit: number
}

/** The storage that a person uses, including running uploads, and their limit, in bytes. */
export async function findStorage(db: Db, personId: string): Promise<Storage> {
  const { rows } = await sql<Storage>`
    select (select coalesce(sum(bytes), 0)::float8 from course_files where owner_id = ${personId}) as used,
      coalesce((select bytes from course_storage_limits where person_id = ${personId}), (select bytes from course_storage))::float8 as limit`.execute(db)
  return rows[0]!
}

/** Counts a person's running uploads, and blocks new ones until the transaction ends. */
export async function countUploads(db: Db, personId: string, since: Date): Promise<number> {
  await lockName(db, `course-files/${personId}`)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from course_files where owner_id = ${personId} and uploaded_at is null and started_at > ${since}`.execute(db)
  return rows[0]!.count
}

export async function insertCourseFile(db: Db, { id, course_id, owner_id, type, name, bytes, started_at }: Omit<CourseFileRow, 'uploaded_at'>): Promise<void> {
  await sql`insert into course_files (id, course_id, owner_id, type, name, bytes, started_at)
    values (${id}, ${course_id}, ${owner_id}, ${type}, ${name}, ${bytes}, ${started_at})`.execute(db)
}

/** Marks an upload as complete. False if its row was deleted in the meantime. */
export async function saveUploaded(db: Db, { id, bytes, at }: { id: string; bytes: number; at: Date }): Promise<boolean> {
  const { rows } = await sql`update course_files set bytes = ${bytes}, uploaded_at = ${at} where id = ${id} returning id`.execute(db)
  return rows.length > 0
}

export async function deleteCourseFileRow(db: Db, id: string): Promise<void> {
  await sql`delete from course_files where id = ${id}`.execute(db)
}

/** Whether a lesson shows this file, also one that a later version left out. */
export async function isShownInLesson(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from course_lessons where files @> array[${id}::uuid] limit 1`.execute(db)
  return rows.length > 0
}

/** Whether a lesson of the present version of a course, a draft in review or a draft of another course needs a file. */
export async function isNeeded(db: Db, { id, course_id }: Pick<CourseFileRow, 'id' | 'course_id'>): Promise<boolean> {
  const { rows } = await sql`
    select from course_lessons where files @> array[${id}::uuid] and removed_at is null
    union all select from course_drafts where (state = 'review' or course_id <> ${course_id}) and position(${id} in content::text) > 0 limit 1`.execute(db)
  return rows.length > 0
}

/** Records for all files whether a lesson of the current version of a course, or a draft, refers to them. */
export async function markUnused(db: Db, at: Date): Promise<void> {
  await sql`
    with used as (
      select unnest(files) as id from course_lessons where removed_at is null
      union select (regexp_matches(content::text, ${FILE_ADDRESSES}, 'g'))[1]::uuid from course_drafts
    )
    update course_files f set unused_since = case when f.id in (select id from used) then null else coalesce(f.unused_since, ${at}::timestamptz) end
    where (f.id in (select id from used)) = (f.unused_since is not null)`.execute(db)
}

export interface FileKeyRow {
  id: string
  type: FileType
}

/** Files to delete: unused since `unusedBefore`, unused ones of deleted authors, and uploads that were interrupted before `cutBefore`. */
export async function listFilesToDelete(db: Db, { unusedBefore, cutBefore, max }: { unusedBefore: Date; cutBefore: Date; max: number }): Promise<FileKeyRow[]> {
  const { rows } = await sql<FileKeyRow>`
    select id, type from course_files
    where (uploaded_at is null and started_at < ${cutBefore}) or (uploaded_at is not null and unused_since is not null and (unused_since < ${unusedBefore} or owner_id is null))
    order by started_at limit ${max}`.execute(db)
  return rows
}

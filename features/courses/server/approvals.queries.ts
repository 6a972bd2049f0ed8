import { sql, type Db } from '#platform/server/database/sql.ts'
import type { WaitingItem, WaitingPage } from '#features/administration/server/public.ts'
import type { CourseFile } from '../rules/course-file.ts'

const WAITING = sql.raw(`d.course_id as id, d.revision, d.title, p.name as author_name, p.username as author_username, d.submitted_at as since
  from course_drafts d join people p on p.id = d.author_id where d.state = 'review'`)

/** A page of the drafts in review, oldest first. */
export async function listWaitingCourses(db: Db, { after, count }: WaitingPage): Promise<WaitingItem[]> {
  const later = after === null ? sql`` : sql`and (d.submitted_at, d.course_id) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<WaitingItem>`select ${WAITING} ${later} order by d.submitted_at, d.course_id limit ${count}`.execute(db)
  return rows
}

export async function findWaitingCourse(db: Db, id: string): Promise<WaitingItem | null> {
  const { rows } = await sql<WaitingItem>`select ${WAITING} and d.course_id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** How many of them wait, and since when. */
export async function countWaitingCourses(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(since) as oldest from (select ${WAITING}) waiting`.execute(db)
  return rows[0]!
}

/** The submitted content of a course with what a reviewer asked for before, and its published one; null if it was never published. */
export async function findSubmittedContent(db: Db, id: string): Promise<{ content: CourseFile; comment: string; published_content: CourseFile | null } | null> {
  const { rows } = await sql<{ content: CourseFile; comment: string; published_content: CourseFile | null }>`
    select d.content, d.comment, v.content as published_content from course_drafts d left join courses c on c.id = d.course_id and c.version > 0
      left join course_versions v on v.course_id = c.id and v.version = c.version where d.course_id = ${id}::uuid and d.state = 'review'`.execute(db)
  return rows[0] ?? null
}

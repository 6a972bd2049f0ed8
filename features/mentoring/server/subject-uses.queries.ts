import { sql, type Db } from '#platform/server/database/sql.ts'

/** An assignment of a group that goes on, which a learner can still hand in: `a` and `g` are the assignment and its group. */
const IS_OPEN = sql`g.archived_at is null and exists (
  select from mentor_group_members m left join assignment_work w on w.assignment_id = a.id and w.person_id = m.person_id
  where m.group_id = a.group_id and m.part = 'learner' and w.handed_in_at is null)`

const countOpen = async (db: Db, subjects: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{ groups: number }>`select count(distinct a.group_id)::int as groups from assignments a join mentor_groups g on g.id = a.group_id
    where a.subject_id in (${subjects}) and ${IS_OPEN}`.execute(db)
  return rows[0]!.groups
}

/** How many groups use problems, by slug or id, in open assignments. */
export const countGroupsOfProblems = (db: Db, keys: readonly string[]): Promise<number> => countOpen(db, sql`select p.id from problems p where p.slug = any(${keys}) or p.id::text = any(${keys})`)

/** How many groups use blogs in open assignments; only those of an author, unless it is null. */
export const countGroupsOfBlogs = (db: Db, ids: readonly string[], authorId: string | null): Promise<number> =>
  countOpen(db, sql`select b.id from blogs b where b.id::text = any(${ids}) and (${authorId}::uuid is null or b.author_id = ${authorId}::uuid)`)

/**
 * How many groups use courses, or one of their lessons, in open assignments; only those of an author, unless it is null. With the keys of the lessons
 * that a next version keeps, only its other lessons count.
 */
export const countGroupsOfCourses = (db: Db, ids: readonly string[], { authorId, kept }: { authorId: string | null; kept: readonly string[] | null }): Promise<number> =>
  countOpen(db, sql`
    select c.id from courses c where ${kept}::text[] is null and c.id::text = any(${ids}) and (${authorId}::uuid is null or c.author_id = ${authorId}::uuid)
    union all select l.id from course_lessons l join courses c on c.id = l.course_id
      where c.id::text = any(${ids}) and (${authorId}::uuid is null or c.author_id = ${authorId}::uuid) and l.removed_at is null and (${kept}::text[] is null or l.key <> all(${kept}::text[]))`)

/** Marks the open assignments on subjects that are no longer there, once. Returns those that were not marked. */
export async function saveGone(db: Db, subjectIds: readonly string[], at: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`update assignments a set gone_at = ${at} from mentor_groups g
    where g.id = a.group_id and a.subject_id = any(${subjectIds}::uuid[]) and a.gone_at is null and ${IS_OPEN} returning a.id`.execute(db)
  return rows
}

/** Takes back the mark of assignments on subjects that are there again. */
export async function saveBack(db: Db, subjectIds: readonly string[]): Promise<void> {
  await sql`update assignments set gone_at = null where subject_id = any(${subjectIds}::uuid[]) and gone_at is not null`.execute(db)
}

/** Whether an assignment is marked as no longer available. */
export async function isGone(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from assignments where id = ${id} and gone_at is not null`.execute(db)
  return rows.length > 0
}

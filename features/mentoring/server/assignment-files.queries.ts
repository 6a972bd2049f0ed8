import { sql, type Db } from '#platform/server/database/sql.ts'

/** Replaces the files of an assignment. */
export async function saveAssignmentFiles(db: Db, assignmentId: string, files: readonly string[]): Promise<void> {
  await sql`delete from assignment_files where assignment_id = ${assignmentId}`.execute(db)
  if (files.length === 0) return
  await sql`insert into assignment_files (assignment_id, nth, file_id)
    select ${assignmentId}, (f.nth - 1)::int, f.id from unnest(${files}::uuid[]) with ordinality as f (id, nth)`.execute(db)
}

/**
 * Which of these files a mentor may attach to an assignment of a group: own uploads for this group, files of assignments in groups that they mentor,
 * and those in their templates. The rows stay locked, so that none is deleted before it is attached.
 */
export async function listAttachable(db: Db, { files, groupId, mentorId }: { files: readonly string[]; groupId: string; mentorId: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from mentoring_files f where f.id = any (${files}::uuid[]) and (
      (f.owner_id = ${mentorId} and f.group_id = ${groupId})
      or exists (select from assignment_files a join assignments s on s.id = a.assignment_id join mentor_group_members m on m.group_id = s.group_id
        where a.file_id = f.id and m.person_id = ${mentorId} and m.part = 'mentor')
      or exists (select from assignment_template_files a join assignment_templates t on t.id = a.template_id where a.file_id = f.id and t.owner_id = ${mentorId}))
    for key share of f`.execute(db)
  return rows.map(({ id }) => id)
}

import { sql, type Db } from '#platform/server/database/sql.ts'
import type { FileType } from '../rules/group-files.ts'

export interface GroupFileRow {
  id: string
  group_id: string
  owner_id: string | null
  type: FileType
  name: string
  bytes: number
  uploaded_at: Date
}

export async function insertFile(db: Db, { id, group_id, owner_id, type, name, bytes, uploaded_at }: GroupFileRow): Promise<void> {
  await sql`insert into mentoring_files (id, group_id, owner_id, type, name, bytes, uploaded_at) values (${id}, ${group_id}, ${owner_id}, ${type}, ${name}, ${bytes}, ${uploaded_at})`.execute(db)
}

export async function findFile(db: Db, id: string): Promise<GroupFileRow | null> {
  const { rows } = await sql<GroupFileRow>`select id, group_id, owner_id, type, name, bytes::float8 as bytes, uploaded_at from mentoring_files where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Whether a person may see a file now: their own, one on the shelf of their group, one of its assignments, or one that a learner of a group they mentor handed in. */
export async function maySeeFile(db: Db, id: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from mentoring_files f join mentor_group_members m on m.person_id = ${personId}
    where f.id = ${id} and (m.part = 'learner' or exists (select from grants r where r.person_id = m.person_id and r.role = 'mentor' and r.revoked_at is null)) and (
      -- A copied assignment is in another group than the one that the file was uploaded for.
      exists (select from assignment_files a join assignments s on s.id = a.assignment_id where a.file_id = f.id and s.group_id = m.group_id)
      or (m.group_id = f.group_id and (f.owner_id = ${personId}
      or exists (select from mentor_group_resource_versions v join mentor_group_resources r on r.id = v.resource_id where v.file_id = f.id and r.removed_at is null)
      or (m.part = 'mentor' and exists (select from assignment_work w join mentor_group_members o on o.group_id = f.group_id and o.person_id = w.person_id where w.file_id = f.id or exists (select from assignment_work_versions e where e.file_id = f.id and e.assignment_id = w.assignment_id and e.person_id = w.person_id))))))`.execute(db)
  return rows.length > 0
}

/** Files that nothing refers to: uploaded before a time, or of a deleted account. */
export async function listUnusedFiles(db: Db, before: Date, max: number): Promise<{ id: string; type: FileType }[]> {
  const { rows } = await sql<{ id: string; type: FileType }>`
    select id, type from mentoring_files f where (uploaded_at < ${before} or owner_id is null)
      and not exists (select from assignment_work w where w.file_id = f.id) and not exists (select from assignment_work_versions e where e.file_id = f.id) and not exists (select from mentor_group_resource_versions v where v.file_id = f.id)
      and not exists (select from assignment_files a where a.file_id = f.id) and not exists (select from assignment_template_files a where a.file_id = f.id)
    order by uploaded_at limit ${max}`.execute(db)
  return rows
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await sql`delete from mentoring_files where id = ${id}`.execute(db)
}

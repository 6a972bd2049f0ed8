import { sql, type Db } from '#platform/server/database/sql.ts'

/** An earlier version of a text that a learner handed in, and what was returned for it. */
export interface WorkVersionRow {
  assignment_id: string
  version: number
  text: string
  file_id: string | null
  file_name: string | null
  handed_in_at: Date
  returned_at: Date
  points: number | null
  comment: string
}

/** The earlier versions of a learner’s work in a group by assignment, the first one first. */
export async function listWorkVersions(db: Db, groupId: string, personId: string): Promise<Map<string, WorkVersionRow[]>> {
  const { rows } = await sql<WorkVersionRow>`select v.assignment_id, v.version, v.text, v.file_id, f.name as file_name, v.handed_in_at, v.returned_at, v.points, v.comment
    from assignment_work_versions v join assignments a on a.id = v.assignment_id and a.group_id = ${groupId} left join mentoring_files f on f.id = v.file_id
    where v.person_id = ${personId} order by v.version`.execute(db)
  return Map.groupBy(rows, ({ assignment_id }) => assignment_id)
}

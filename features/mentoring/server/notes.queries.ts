import { sql, type Db } from '#platform/server/database/sql.ts'

/** A note of a mentor to a learner about an assignment. */
export interface NoteRow {
  id: string
  assignment_id: string
  person_id: string
  text: string
  written_at: Date
  author_id: string | null
  /** The name of the mentor; null: the account was deleted. */
  author: string | null
  author_username: string | null
}

const NOTE = sql`n.id, n.assignment_id, n.person_id, n.text, n.written_at, n.author_id, p.name as author, p.username as author_username from assignment_notes n left join people p on p.id = n.author_id`

/** The notes to a learner of a group, by assignment, in the order in which they were written. */
export async function listNotes(db: Db, groupId: string, personId: string): Promise<Map<string, NoteRow[]>> {
  const { rows } = await sql<NoteRow>`select ${NOTE} join assignments a on a.id = n.assignment_id where a.group_id = ${groupId} and n.person_id = ${personId} order by n.written_at, n.id`.execute(db)
  return Map.groupBy(rows, ({ assignment_id }) => assignment_id)
}

export async function findNote(db: Db, id: string): Promise<NoteRow | null> {
  const { rows } = await sql<NoteRow>`select ${NOTE} where n.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The existing ones of these notes, for moderators. */
export async function listReportedNotes(db: Db, ids: readonly string[]): Promise<(NoteRow & { group_id: string })[]> {
  const { rows } = await sql<NoteRow & { group_id: string }>`select (select group_id from assignments a where a.id = n.assignment_id), ${NOTE} where n.id = any (${ids}::uuid[])`.execute(db)
  return rows
}

/** Adds a note unless the learner has `max` of them about the assignment. Returns `known` if it was sent before. */
export async function insertNote(db: Db, note: { id: string; assignmentId: string; personId: string; authorId: string; text: string; at: Date; max: number }): Promise<'new' | 'known' | 'full'> {
  const { id, assignmentId, personId, authorId, text, at, max } = note
  if ((await findNote(db, id)) !== null) return 'known'
  const { rows } = await sql`insert into assignment_notes (id, assignment_id, person_id, author_id, text, written_at) select ${id}, ${assignmentId}, ${personId}, ${authorId}, ${text}, ${at}::timestamptz
    where (select count(*) from assignment_notes where assignment_id = ${assignmentId} and person_id = ${personId}) < ${max} on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0 ? 'new' : 'full'
}

export async function deleteNote(db: Db, id: string): Promise<void> {
  await sql`delete from assignment_notes where id = ${id}`.execute(db)
}

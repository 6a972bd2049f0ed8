import { sql, type Db } from '#platform/server/database/sql.ts'

/** A note; without text and of revision 0 if there never was one. */
export interface NoteRow {
  text: string
  revision: number
}

/** A person's note on a problem. */
export async function findNote(db: Db, personId: string, slug: string): Promise<NoteRow> {
  const { rows } = await sql<NoteRow>`select text, revision from problem_notes where person_id = ${personId} and problem_id = problem_id_of_slug(${slug})`.execute(db)
  return rows[0] ?? { text: '', revision: 0 }
}

/** The id of a published problem. */
export async function findNotedProblem(db: Db, slug: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from problems where id = problem_id_of_slug(${slug}) and is_published`.execute(db)
  return rows[0]?.id ?? null
}

/** Saves a note and returns its revision; null if another text was saved since the revision that it is based on. */
export async function saveNote(db: Db, { personId, problemId, text, revision, at }: NoteRow & { personId: string; problemId: string; at: Date }): Promise<number | null> {
  const { rows } = await sql<{ revision: number }>`insert into problem_notes as n (person_id, problem_id, text, saved_at) values (${personId}, ${problemId}, ${text}, ${at})
    on conflict (person_id, problem_id) do update set text = excluded.text, saved_at = excluded.saved_at, revision = n.revision + 1
    where n.revision = ${revision} or n.text = excluded.text returning revision`.execute(db)
  return rows[0]?.revision ?? null
}

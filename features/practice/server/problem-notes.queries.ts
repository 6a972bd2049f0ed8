import { sql, type Db } from '#platform/server/database/sql.ts'

/** A person's note on a problem; empty if there is none. */
export async function findNote(db: Db, personId: string, slug: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select text from problem_notes where person_id = ${personId} and problem_id = problem_id_of_slug(${slug})`.execute(db)
  return rows[0]?.text ?? ''
}

/** Saves a note; empty text deletes it. False if there is no such published problem. */
export async function saveNote(db: Db, { personId, slug, text, at }: { personId: string; slug: string; text: string; at: Date }): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from problems where id = problem_id_of_slug(${slug}) and is_published`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) return false
  await (text === ''
    ? sql`delete from problem_notes where person_id = ${personId} and problem_id = ${id}`
    : sql`insert into problem_notes (person_id, problem_id, text, saved_at) values (${personId}, ${id}, ${text}, ${at})
        on conflict (person_id, problem_id) do update set text = excluded.text, saved_at = excluded.saved_at`
  ).execute(db)
  return true
}

import { sql, type Db } from '#platform/server/database/sql.ts'

/** Whether a person hid the list of first steps. */
export async function hasHiddenSteps(db: Db, personId: string): Promise<boolean> {
  const row = await db.selectFrom('hidden_first_steps').select('person_id').where('person_id', '=', personId).executeTakeFirst()
  return row !== undefined
}

/** Hides the list of first steps, or shows it again with null. */
export async function saveHiddenSteps(db: Db, personId: string, at: Date | null): Promise<void> {
  if (at === null) await db.deleteFrom('hidden_first_steps').where('person_id', '=', personId).execute()
  else await sql`insert into hidden_first_steps (person_id, hidden_at) values (${personId}, ${at}) on conflict do nothing`.execute(db)
}

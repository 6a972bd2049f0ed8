import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Trial } from './stored-verdicts.ts'

/** Starts a trial of a revision, instead of one that may be running. Returns false if the draft was changed in between. */
export async function saveTrialStart(db: Db, { slug, revision, id }: { slug: string; revision: number; id: string }): Promise<boolean> {
  const { rows } = await sql`update problem_edits set trial_id = ${id} where slug = ${slug} and revision = ${revision} returning slug`.execute(db)
  return rows.length > 0
}

/** Saves the result of a trial, unless another one was started. Verdicts that it lacks stay. */
export async function saveTrial(db: Db, { slug, id, trial }: { slug: string; id: string; trial: Partial<Omit<Trial, 'id'>> }): Promise<void> {
  const empty: Trial = { id, revision: 0, findings: [], verdicts: [], answers: [] }
  await sql`update problem_edits set trial_id = null, trial = ${JSON.stringify(empty)}::jsonb || coalesce(trial, '{}') || ${JSON.stringify({ ...trial, id })}::jsonb where slug = ${slug} and trial_id = ${id}::uuid`.execute(db)
}

import { sql, type Db } from '#platform/server/database/sql.ts'

/** The facts about a problem for a notification. */
export async function findProblemFacts(db: Db, id: string): Promise<{ problem: string; slug: string } | null> {
  const row = await db.selectFrom('problems').select(['title as problem', 'slug']).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Whether a person has solved a problem. */
export async function hasSolved(db: Db, personId: string, problemId: string): Promise<boolean> {
  const result = await sql`select from submissions where person_id = ${personId} and problem_id = ${problemId} and is_first_acceptance`.execute(db)
  return result.rows.length > 0
}

/** When a person first solved a problem; null if they have not. */
export async function solvedAt(db: Db, personId: string, problemId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('submissions')
    .select('submitted_at')
    .where('person_id', '=', personId)
    .where('problem_id', '=', problemId)
    .where('is_first_acceptance', '=', true)
    .executeTakeFirst()
  return row?.submitted_at ?? null
}

/** SQL: the subject of an activity `a` of the kind `problem.solved`. */
export const SOLVED_PROBLEM = `
  select q.title, q.slug as address from problems q where q.id = a.subject_id and q.is_published`

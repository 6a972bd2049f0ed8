import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

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

/** When a person first solved a problem without giving up before; null if they have not. This is what the ledger has. */
export async function solvedAloneAt(db: Db, personId: string, problemId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('submissions')
    .select('submitted_at')
    .where('person_id', '=', personId)
    .where('problem_id', '=', problemId)
    .where('is_first_acceptance', '=', true)
    .where('is_after_giving_up', '=', false)
    .executeTakeFirst()
  return row?.submitted_at ?? null
}

/** How many problems each of these people has solved without giving up. */
export async function countSolved(db: Db, personIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ person_id: string; count: number }>`select person_id, count(*)::int as count from submissions
    where person_id = any (${personIds}::uuid[]) and is_first_acceptance and not is_after_giving_up group by 1`.execute(db)
  return new Map(rows.map(({ person_id, count }) => [person_id, count]))
}

/** SQL: the subject of an activity `a` of the kind `problem.solved`. */
export const SOLVED_PROBLEM = `
  select q.title, q.slug as address from problems q where q.id = a.subject_id and q.is_published`

/** The ids of all problems that a person has solved. */
export async function listSolvedIds(database: Database, personId: string): Promise<Set<string>> {
  return new Set((await solvedIds.all(database, [personId])).map(({ problem_id: id }) => id))
}

/** The ids of the problems that a person has solved without giving up. */
export async function listSolvedAloneIds(database: Database, personId: string): Promise<Set<string>> {
  return new Set((await solvedAloneIds.all(database, [personId])).map(({ problem_id: id }) => id))
}

const solvedIds = prepared<{ problem_id: string }>('solved-problem-ids', 'select problem_id from submissions where person_id = $1 and is_first_acceptance')
const solvedAloneIds = prepared<{ problem_id: string }>('solved-alone-ids', 'select problem_id from submissions where person_id = $1 and is_first_acceptance and not is_after_giving_up')

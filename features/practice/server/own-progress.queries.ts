import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'

const tried = prepared<{ id: string; is_solved: boolean }>(
  'problems-tried',
  `select problem_id as id, bool_or(verdict = 'Accepted') is true as is_solved from submissions where person_id = $1 group by problem_id`,
)

/** The problems for which a person submitted a solution, by id: true for solved ones. */
export const problemsTriedBy = async (database: Database, personId: string): Promise<ReadonlyMap<string, boolean>> =>
  new Map((await tried.all(database, [personId])).map(({ id, is_solved }) => [id, is_solved]))

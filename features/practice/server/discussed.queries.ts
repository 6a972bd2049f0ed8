import { sql, type Db } from '#platform/server/database/sql.ts'

export interface DiscussedProblemRow {
  id: string
  title: string
  slug: string
  is_published: boolean
}

/** Returns the existing ones of these problems. */
export async function listDiscussedProblems(db: Db, ids: readonly string[]): Promise<DiscussedProblemRow[]> {
  return db.selectFrom('problems').select(['id', 'title', 'slug', 'is_published']).where('id', 'in', [...ids]).execute()
}

/** Returns those of these people who solved a problem or gave up on it. */
export async function listProblemReaders(db: Db, problemId: string, personIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from unnest(${personIds}::uuid[]) person (id)
    where exists (select from submissions s where s.person_id = person.id and s.problem_id = ${problemId} and s.verdict = 'Accepted')
      or exists (select from problem_help h where h.person_id = person.id and h.problem_id = ${problemId} and h.gave_up_at is not null)`.execute(db)
  return rows.map(({ id }) => id)
}

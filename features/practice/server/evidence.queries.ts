import { often, sql, type Db } from '#platform/server/database/sql.ts'

/** The published problems that a person solved without giving up, the latest first. */
export async function listSolvedProblems(db: Db, personId: string): Promise<{ title: string; slug: string; tags: string[] }[]> {
  const { rows } = await often('evidence-of-problems', sql<{ title: string; slug: string; tags: string[] }>`
    select p.title, p.slug, p.tags from submissions s join problems p on p.id = s.problem_id
    where s.person_id = ${personId} and s.is_first_acceptance and not s.is_after_giving_up and p.is_published order by s.submitted_at desc limit 500`).execute(db)
  return rows
}

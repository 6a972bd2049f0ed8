import { sql, type Db } from '#platform/server/database/sql.ts'

export interface SolvedProblemRow {
  title: string
  slug: string
  difficulty: string
  category: string
  tags: string[]
  solved: number
}

/** The published problems with the most first acceptances since a moment. */
export async function mostSolvedSince(db: Db, { since, max }: { since: Date; max: number }): Promise<SolvedProblemRow[]> {
  const result = await sql<SolvedProblemRow>`
    select p.title, p.slug, p.difficulty, p.category, p.tags, count(*)::int as solved from submissions s join problems p on p.id = s.problem_id
    where s.is_first_acceptance and s.judged_at >= ${since} and p.is_published
    group by p.id order by solved desc, p.title limit ${max}`.execute(db)
  return result.rows
}

/** Which of these slugs are of published problems. */
export async function publishedAmongSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const result = await sql<{ slug: string }>`select slug from problems where slug = any (${[...slugs]}::text[]) and is_published`.execute(db)
  return result.rows.map(({ slug }) => slug)
}

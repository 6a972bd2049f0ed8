import { sql, type Db } from '#platform/server/database/sql.ts'

/** A problem as other features show it. */
export interface ProblemCardRow {
  /** The slug that was asked for. */
  asked: string
  slug: string
  title: string
  difficulty: string
  tags: string[]
}

/** The published ones of these problems in this order; current and previous slugs are known. */
export async function listProblemCards(db: Db, slugs: readonly string[]): Promise<ProblemCardRow[]> {
  const { rows } = await sql<ProblemCardRow>`
    select a.slug as asked, p.slug, p.title, p.difficulty, p.tags from unnest(${[...slugs]}::text[]) with ordinality a(slug, place)
    join problems p on p.id = problem_id_of_slug(a.slug) where p.is_published order by a.place`.execute(db)
  return rows
}

/** Published problems with one of these tags, in lower case, the easiest first. */
export async function listProblemsByTag(db: Db, names: readonly string[], max: number): Promise<ProblemCardRow[]> {
  const { rows } = await sql<ProblemCardRow>`
    select p.slug as asked, p.slug, p.title, p.difficulty, p.tags from problems p
    where p.is_published and exists (select from unnest(p.tags) tag where replace(lower(tag), '-', ' ') = any (${names.map((name) => name.replaceAll('-', ' '))}::text[]))
    order by case p.difficulty when 'Easy' then 0 when 'Medium' then 1 else 2 end, p.title limit ${max}`.execute(db)
  return rows
}

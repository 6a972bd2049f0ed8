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

/** For each skill, by its names in lower case: published problems with one of them as a tag or alias, the easiest first. */
export async function listProblemsByTag(db: Db, names: readonly { skill: string; name: string }[], max: number): Promise<(ProblemCardRow & { skill: string })[]> {
  const { rows } = await sql<ProblemCardRow & { skill: string }>`
    select w.skill, t.slug as asked, t.slug, t.title, t.difficulty, t.tags
    from (select skill, array_agg(replace(name, '-', ' ')) as names from unnest(${names.map(({ skill }) => skill)}::text[], ${names.map(({ name }) => name)}::text[]) n (skill, name) group by skill) w
    cross join lateral (
      select p.slug, p.title, p.difficulty, p.tags, case p.difficulty when 'Easy' then 0 when 'Medium' then 1 else 2 end as place from problems p
      where p.is_published and exists (select from unnest(p.tags || p.aliases) tag where replace(lower(tag), '-', ' ') = any (w.names)) order by place, p.title limit ${max}) t
    order by w.skill, t.place, t.title`.execute(db)
  return rows
}

/** Published problems with tags or aliases that are among these words, most of them first, then the easiest; shorter ones name too much. */
export async function listProblemsNamedIn(db: Db, words: string, max: number): Promise<{ slug: string; title: string; topics: string[] }[]> {
  const { rows } = await sql<{ slug: string; title: string; topics: string[] }>`
    select p.slug, p.title, array_agg(distinct replace(lower(tag), '-', ' ')) as topics from problems p cross join lateral unnest(p.tags || p.aliases) tag
    where p.is_published and length(tag) >= 6 and strpos(${words}, ' ' || replace(lower(tag), '-', ' ') || ' ') > 0
    group by p.id order by sum(length(tag)) desc, case p.difficulty when 'Easy' then 0 when 'Medium' then 1 else 2 end, p.title limit ${max}`.execute(db)
  return rows
}

import { sql, type Db } from '#platform/server/database/sql.ts'

/** A published problem, for the search index. */
export interface SearchedProblemRow {
  id: string
  slug: string
  title: string
  difficulty: string
  tags: string[]
  aliases: string[]
  /** As HTML. */
  statement: string
  solved: number
}

/** Those of these problems that are published. */
export async function loadSearchedProblems(db: Db, ids: readonly string[]): Promise<SearchedProblemRow[]> {
  const { rows } = await sql<SearchedProblemRow>`
    select q.id, q.slug, q.title, q.difficulty, q.tags, q.aliases, q.shown->>'statement' as statement,
      (select count(*)::int from (select from submissions s where s.problem_id = q.id and s.is_first_acceptance limit 1024) few) as solved
    from problems q where q.id = any(${ids}::uuid[]) and q.is_published`.execute(db)
  return rows
}

/** The ids of those of these problems that are published. */
export async function publishedProblemsAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from problems where id = any(${ids}::uuid[]) and is_published`.execute(db)
  return rows.map(({ id }) => id)
}

/** A page of the ids of published problems after an id. */
export async function listPublishedProblemIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from problems where (${after}::uuid is null or id > ${after}::uuid) and is_published order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The tags of published problems. */
export async function listPublishedTags(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`select distinct unnest(tags) as tag from problems where is_published`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** The tags of a problem. */
export async function listTagsOf(db: Db, id: string): Promise<string[]> {
  const row = await db.selectFrom('problems').select('tags').where('id', '=', id).executeTakeFirst()
  return row?.tags ?? []
}

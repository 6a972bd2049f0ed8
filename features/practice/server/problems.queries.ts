import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { ProblemCard } from '../rules/find-problems.ts'
import type { SearchedProblem } from '../rules/search-problems.ts'
import type { ProblemTexts } from '../rules/duplicate-texts.ts'
import type { ComputedAnswers, Solution, ProblemSource } from '../rules/problem-source.ts'
import type { RenderedProblem } from './render-problem.ts'

/** A row of the table of problems. */
export interface ProblemRow {
  id: string
  slug: string
  previous_slugs: string[]
  body: ProblemSource
  shown: RenderedProblem
  revision: string
  is_published: boolean
}

export interface AnsweredProblemRow extends ProblemRow {
  answers: ComputedAnswers
}

const COLUMNS = 'id, slug, previous_slugs, body, shown, revision, is_published'

const bySlug = prepared<ProblemRow>('problem-by-slug', `select ${COLUMNS} from problems where id = problem_id_of_slug($1)`)
const byId = prepared<ProblemRow>('problem-by-id', `select ${COLUMNS} from problems where id = $1`)
const answeredBySlug = prepared<AnsweredProblemRow>('answered-problem-by-slug', `select ${COLUMNS}, answers from problems where id = problem_id_of_slug($1)`)
const answeredById = prepared<AnsweredProblemRow>('answered-problem-by-id', `select ${COLUMNS}, answers from problems where id = $1`)

/** A problem by its current or a previous slug. */
export const findProblem = (database: Database, slug: string) => bySlug.first(database, [slug])
export const findProblemById = (database: Database, id: string) => byId.first(database, [id])

/** A problem with the answers that its reference computed, which may be large. */
export const findAnsweredProblem = (database: Database, slug: string) => answeredBySlug.first(database, [slug])
export const findAnsweredProblemById = (database: Database, id: string) => answeredById.first(database, [id])

const listVersion = prepared<{ version: number }>('problem-list-version', 'select version from problem_list')
const listed = prepared<ProblemCard & SearchedProblem>(
  'problem-list',
  'select id, slug, title, difficulty, category, tags, created_at as "createdAt", aliases, coalesce(body->>\'statement\', \'\') as statement from problems where is_published',
)

const solvers = prepared<{ id: string; solvers: number }>('problem-solvers', 'select problem_id as id, count(*)::int as solvers from submissions where is_first_acceptance group by problem_id')

/** How many people solved each problem. */
export const countSolvers = async (database: Database): Promise<ReadonlyMap<string, number>> => new Map((await solvers.all(database, [])).map((row) => [row.id, row.solvers]))

/** Changes whenever the list of problems changes. */
export const versionOfList = async (database: Database) => (await listVersion.first(database, []))!.version
/** All published problems with what is searched of them. */
export const listSearched = (database: Database) => listed.all(database, [])

/** Those of these slugs whose problems are published. */
export async function listPublishedSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('problems').select('slug').where('is_published', '=', true).where('slug', 'in', [...slugs]).execute()
  return rows.map(({ slug }) => slug)
}

/** The texts of all other published problems. */
export async function listOtherTexts(db: Db, slug: string): Promise<ProblemTexts[]> {
  const { rows } = await sql<ProblemTexts>`select title, body->>'statement' as statement, body->>'editorial' as editorial, body->'hints' as hints
    from problems where is_published and slug <> ${slug} order by slug`.execute(db)
  return rows
}

/** The titles of all published problems. */
export const listTitles = async (db: Db): Promise<string[]> => (await db.selectFrom('problems').select('title').where('is_published', '=', true).execute()).map(({ title }) => title)

/** The hash of the folder from which each problem was loaded; null for problems that were edited on the site. */
export const listFolderHashes = (db: Db) => db.selectFrom('problems').select(['slug', 'folder_hash']).execute()

export interface ProblemToSave {
  id: string
  slug: string
  previousSlugs: string[]
  title: string
  difficulty: string
  category: string
  tags: string[]
  aliases: string[]
  body: ProblemSource
  answers: ComputedAnswers
  shown: RenderedProblem
  solutions: Solution[]
  revision: string
  folderHash: string
  at: Date
}

/** Inserts or updates a problem of the bank. A problem that an admin created or changed has no folder hash and stays as it is. */
export async function saveFolderProblem(db: Db, problem: ProblemToSave): Promise<void> {
  const { id, slug, previousSlugs, folderHash, at, body, answers, shown, solutions, ...facts } = problem
  const texts = { body: JSON.stringify(body), shown: JSON.stringify(shown), solutions: JSON.stringify(solutions) }
  const values = { ...facts, ...texts, answers: [...answers] as string[], previous_slugs: previousSlugs, folder_hash: folderHash, changed_at: at }
  await db
    .insertInto('problems')
    .values({ id, slug, ...values, created_at: at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values).where('problems.folder_hash', 'is not', null))
    .execute()
}

/** Renames a problem and its edit. Returns null if no problem has one of the previous slugs, or the new slug is taken. */
export async function renameProblem(db: Db, { slug, previousSlugs }: Pick<ProblemToSave, 'slug' | 'previousSlugs'>): Promise<RenamedRow | null> {
  const { rows } = await sql<RenamedRow>`update problems set slug = ${slug}, previous_slugs = ${previousSlugs}
    where slug = any(${previousSlugs}) and not exists (select from problems where slug = ${slug}) returning id, revision, folder_hash`.execute(db)
  if (rows[0] === undefined) return null
  await sql`update problem_edits set slug = ${slug} where slug = any(${previousSlugs}) and not exists (select from problem_edits where slug = ${slug})`.execute(db)
  return rows[0]
}

export interface RenamedRow {
  id: string
  revision: string
  folder_hash: string | null
}

/** Publishes an edit and returns the id of the problem. From then on it is no longer updated from its folder. */
export async function savePublished(db: Db, problem: Omit<ProblemToSave, 'previousSlugs' | 'folderHash'>): Promise<string> {
  const { id, slug, at, body, answers, shown, solutions, ...facts } = problem
  const texts = { body: JSON.stringify(body), shown: JSON.stringify(shown), solutions: JSON.stringify(solutions) }
  const values = { ...facts, ...texts, answers: [...answers] as string[], folder_hash: null, is_published: true, changed_at: at }
  const saved = await db
    .insertInto('problems')
    .values({ id, slug, ...values, created_at: at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { ProblemCard } from '../rules/find-problems.ts'
import type { OwnTexts } from '../rules/likeness.ts'
import type { Solution, WrittenProblem } from '../rules/written-problem.ts'
import type { ShownProblem } from './shown-problem.ts'

/** A problem as the database keeps it. */
export interface ProblemRow {
  id: string
  slug: string
  previous_slugs: string[]
  body: WrittenProblem
  shown: ShownProblem
  revision: string
  is_published: boolean
}

const KEPT = 'id, slug, previous_slugs, body, shown, revision, is_published'

const bySlug = prepared<ProblemRow>('problem-by-slug', `select ${KEPT} from problems where id = problem_id_of_slug($1)`)
const byId = prepared<ProblemRow>('problem-by-id', `select ${KEPT} from problems where id = $1`)

/** A problem by its slug, or by one that it had before. */
export const findProblem = (database: Database, slug: string) => bySlug.first(database, [slug])
export const findProblemById = (database: Database, id: string) => byId.first(database, [id])

const listVersion = prepared<{ version: number }>('problem-list-version', 'select version from problem_list')
const listed = prepared<ProblemCard>(
  'problem-list',
  'select id, slug, title, difficulty, category, tags, created_at as "createdAt" from problems where is_published',
)

/** Another one than before: the list of problems changed. */
export const versionOfList = async (database: Database) => (await listVersion.first(database, []))!.version
export const allCards = (database: Database) => listed.all(database, [])

/** What stands in the other problems on the site. */
export async function listOtherTexts(db: Db, slug: string): Promise<OwnTexts[]> {
  const { rows } = await sql<OwnTexts>`select title, body->>'statement' as statement, body->>'editorial' as editorial, body->'hints' as hints
    from problems where is_published and slug <> ${slug} order by slug`.execute(db)
  return rows
}

/** The problems that came from folders, with what stood there when they did. */
export const listFolderHashes = (db: Db) => db.selectFrom('problems').select(['slug', 'folder_hash']).execute()

export interface KeptProblem {
  id: string
  slug: string
  previousSlugs: string[]
  title: string
  difficulty: string
  category: string
  tags: string[]
  body: WrittenProblem
  shown: ShownProblem
  solutions: Solution[]
  revision: string
  folderHash: string
  at: Date
}

/** Puts a problem of a folder in, or its new form; what an admin made or changed meanwhile stays (it has no folder any more). */
export async function saveFolderProblem(db: Db, problem: KeptProblem): Promise<void> {
  const { id, slug, previousSlugs, folderHash, at, body, shown, solutions, ...facts } = problem
  const texts = { body: JSON.stringify(body), shown: JSON.stringify(shown), solutions: JSON.stringify(solutions) }
  const written = { ...facts, ...texts, previous_slugs: previousSlugs, folder_hash: folderHash, changed_at: at }
  await db
    .insertInto('problems')
    .values({ id, slug, ...written, created_at: at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(written).where('problems.folder_hash', 'is not', null))
    .execute()
}

/** Gives a problem its new slug, with the edit of it; null where no problem has one of its previous slugs, or another one has the new slug. */
export async function renameProblem(db: Db, { slug, previousSlugs }: Pick<KeptProblem, 'slug' | 'previousSlugs'>): Promise<RenamedRow | null> {
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

/** Publishes what was written on the site, and returns the problem's id: from then on no folder overwrites it. */
export async function savePublished(db: Db, problem: Omit<KeptProblem, 'previousSlugs' | 'folderHash'>): Promise<string> {
  const { id, slug, at, body, shown, solutions, ...facts } = problem
  const texts = { body: JSON.stringify(body), shown: JSON.stringify(shown), solutions: JSON.stringify(solutions) }
  const written = { ...facts, ...texts, folder_hash: null, is_published: true, changed_at: at }
  const saved = await db
    .insertInto('problems')
    .values({ id, slug, ...written, created_at: at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(written))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

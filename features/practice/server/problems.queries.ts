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
  body: WrittenProblem
  shown: ShownProblem
  revision: string
  is_published: boolean
}

const KEPT = 'id, slug, body, shown, revision, is_published'

const bySlug = prepared<ProblemRow>('problem-by-slug', `select ${KEPT} from problems where slug = $1`)
const byId = prepared<ProblemRow>('problem-by-id', `select ${KEPT} from problems where id = $1`)

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
  const { id, slug, folderHash, at, body, shown, solutions, ...facts } = problem
  const texts = { body: JSON.stringify(body), shown: JSON.stringify(shown), solutions: JSON.stringify(solutions) }
  const written = { ...facts, ...texts, folder_hash: folderHash, changed_at: at }
  await db
    .insertInto('problems')
    .values({ id, slug, ...written, created_at: at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(written).where('problems.folder_hash', 'is not', null))
    .execute()
}

/** Publishes what was written on the site: from then on no folder overwrites it. */
export async function savePublished(db: Db, problem: Omit<KeptProblem, 'folderHash'>): Promise<void> {
  const { id, slug, at, body, shown, solutions, ...facts } = problem
  const texts = { body: JSON.stringify(body), shown: JSON.stringify(shown), solutions: JSON.stringify(solutions) }
  const written = { ...facts, ...texts, folder_hash: null, is_published: true, changed_at: at }
  await db
    .insertInto('problems')
    .values({ id, slug, ...written, created_at: at })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(written))
    .execute()
}

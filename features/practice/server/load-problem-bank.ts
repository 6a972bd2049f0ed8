import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { derivedId } from '#platform/server/derived-id.ts'
import { parseUnanswered, withAnswers } from '../rules/problem-source.ts'
import { computeAnswers } from './compute-answers.ts'
import { listFolderHashes, renameProblem, saveFolderProblem, type ProblemToSave } from './problems.queries.ts'
import { hashOfFolder, listSlugs, readPreviousSlugs, readReference, readSolutions, readSource } from './problem-bank.ts'
import { revisionOf, renderProblem } from './render-problem.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'problem.changed': { problemId: string; slug: string; revision: string }
  }
}

// All problems with their answers take 80 MiB at once, and a start that is stopped goes on where it was.
const BATCH = 10

/**
 * Loads new and changed folders of the problem bank into the database. Problems that admins changed there stay as they are (requirement Q-1). A
 * renamed problem keeps its row and everything that belongs to it (requirement Q-34).
 */
export async function loadProblemBank(services: Services, slugs = listSlugs()): Promise<void> {
  const context = openContext(services)
  const folderHashes = new Map((await listFolderHashes(context.db)).map((row) => [row.slug, row.folder_hash]))
  const changed = slugs.map((slug) => ({ slug, folderHash: hashOfFolder(slug) })).filter(({ slug, folderHash }) => {
    const before = folderHashes.get(slug)
    return before === undefined || (before !== null && before !== folderHash)
  })
  for (let at = 0; at < changed.length; at += BATCH) {
    const problems = changed.slice(at, at + BATCH).map(({ slug, folderHash }) => ({ ...fromFolder(slug), folderHash, at: context.clock.now() }))
    await saveProblems(context, problems, folderHashes)
  }
}

async function saveProblems(context: Context, problems: readonly ProblemToSave[], folderHashes: ReadonlyMap<string, string | null>): Promise<void> {
  await context.inTransaction(async (context) => {
    for (const problem of problems) {
      const { slug } = problem
      const renamed = folderHashes.has(slug) ? null : await renameProblem(context.db, problem)
      const isEditedByAdmin = renamed?.folder_hash === null
      if (!isEditedByAdmin) await saveFolderProblem(context.db, problem)
      const { id, revision } = isEditedByAdmin ? renamed : problem
      if (renamed !== null || folderHashes.has(slug)) await context.emit({ name: 'problem.changed', problemId: id, slug, revision })
    }
  })
}

function fromFolder(slug: string): Omit<ProblemToSave, 'folderHash' | 'at'> {
  const body = readSource(slug)
  const unanswered = parseUnanswered(slug, body)
  const answers = computeAnswers(unanswered, readReference(slug))
  const problem = withAnswers(unanswered, answers)
  const previousSlugs = readPreviousSlugs(slug)
  const { title, difficulty, category, tags, aliases } = problem
  return {
    id: idOfProblem(previousSlugs[0] ?? slug), slug, previousSlugs, title, difficulty, category, tags, aliases, body, answers,
    shown: renderProblem(problem), solutions: readSolutions(slug), revision: revisionOf(body, answers),
  }
}

/** The id of a problem of the bank, derived from its first slug. It is the same in every database, so links and copied data stay valid. */
export const idOfProblem = (slug: string): string => derivedId(`practice/problems/${slug}`)

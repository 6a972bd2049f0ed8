import { createHash } from 'node:crypto'
import { openContext, type Services } from '#platform/server/context.ts'
import { checkedProblem } from '../rules/written-problem.ts'
import { listFolderHashes, renameProblem, saveFolderProblem, type KeptProblem } from './problems.queries.ts'
import { hashOfFolder, listSlugs, readPreviousSlugs, readSolutions, readWritten } from './read-problems.ts'
import { revisionOf, shownProblem } from './shown-problem.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'problem.changed': { problemId: string; slug: string; revision: string }
  }
}

/**
 * Puts the folders of the bank that are new or were changed into the database; what admins changed there stays (requirement Q-1). A
 * problem that was renamed keeps its row, and with it all that belongs to it (requirement Q-34).
 */
export async function putInProblems(services: Services, slugs = listSlugs()): Promise<void> {
  const context = openContext(services)
  const kept = new Map((await listFolderHashes(context.db)).map((row) => [row.slug, row.folder_hash]))
  const changed = slugs.map((slug) => ({ slug, folderHash: hashOfFolder(slug) })).filter(({ slug, folderHash }) => {
    const before = kept.get(slug)
    return before === undefined || (before !== null && before !== folderHash)
  })
  if (changed.length === 0) return
  await context.inTransaction(async (context) => {
    for (const { slug, folderHash } of changed) {
      const problem = { ...fromFolder(slug), folderHash, at: context.clock.now() }
      const renamed = kept.has(slug) ? null : await renameProblem(context.db, problem)
      const isAdmins = renamed?.folder_hash === null
      if (!isAdmins) await saveFolderProblem(context.db, problem)
      const { id, revision } = isAdmins ? renamed : problem
      if (renamed !== null || kept.has(slug)) await context.emit({ name: 'problem.changed', problemId: id, slug, revision })
    }
  })
}

function fromFolder(slug: string): Omit<KeptProblem, 'folderHash' | 'at'> {
  const body = readWritten(slug)
  const problem = checkedProblem(slug, body)
  const previousSlugs = readPreviousSlugs(slug)
  const { title, difficulty, category, tags } = problem
  return {
    id: idOfProblem(previousSlugs[0] ?? slug), slug, previousSlugs, title, difficulty, category, tags, body,
    shown: shownProblem(problem), solutions: readSolutions(slug), revision: revisionOf(body),
  }
}

/** The id of a problem by its first slug: the same in every database, so that links and copies of data keep their meaning. */
export function idOfProblem(slug: string): string {
  const hash = createHash('sha256').update(`practice/problems/${slug}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

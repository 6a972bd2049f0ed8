import { Refusal } from '#platform/rules/refusals.ts'
import { recordDeed } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { ProblemEdit } from '../rules/problem-edit.ts'
import { writtenFindings } from './gate.ts'
import { findEdit, saveEdit, type EditRow } from './problem-edits.queries.ts'
import { solutionOf, type Solution } from './read-problems.ts'
import { findProblem } from './problems.queries.ts'
import { removeReportedProblem } from './report-problem.ts'
import { shownProblem, type ShownProblem, type WrittenProblem } from './written-problem.ts'

const OUTDATED = 'Somebody else wrote on this problem meanwhile. Copy what you wrote, and open it again.'

/** Whoever may write problems reads one as it is being written, or else as it is published. */
export async function editForReading(context: Context, slug: string): Promise<EditRow> {
  const row = await findEdit(context.db, slug)
  if (row === null) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps what somebody wrote and asks the gate about it; readers see it when it has passed (requirement Q-13). */
export async function writeProblem(context: Context, wish: ProblemEdit): Promise<number> {
  const viewer = signedIn(context)
  const { body, solutions } = writtenOf(wish)
  return context.inTransaction(async (context) => {
    const revision = await saveEdit(context.db, { slug: wish.slug, revision: wish.revision, body, solutions, editedBy: viewer.id, at: context.clock.now() })
    if (revision === null) throw new Refusal('OUTDATED_EDIT', { says: OUTDATED })
    await recordDeed(context, { deed: 'problem.written', targetName: wish.slug, details: { revision } })
    await context.enqueue('practice.check-problem', { slug: wish.slug, revision })
    return revision
  })
}

export interface Preview {
  shown: ShownProblem | null
  findings: string[]
}

/** How a problem would look, and what speaks against it as far as nothing has to be run for that. */
export function previewProblem(wish: ProblemEdit): Preview {
  const { body, solutions } = writtenOf(wish)
  const { problem, findings } = writtenFindings(wish.slug, body, solutions)
  return { shown: problem === null ? null : shownProblem(problem), findings }
}

/** Takes a problem off the site; it comes back when it is written and passes the gate. */
export async function takeOffProblem(context: Context, slug: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const problem = await findProblem(context.database, slug)
    if (problem === null || !problem.is_published) throw new Refusal('NOT_FOUND')
    await removeReportedProblem(context, 'problem', problem.id)
    await recordDeed(context, { deed: 'problem.removed', targetId: problem.id, targetName: slug })
  })
}

function writtenOf({ about, statement, hints, editorial, tests, solutions }: ProblemEdit): { body: WrittenProblem; solutions: Solution[] } {
  return { body: { about, statement, hints, editorial, tests }, solutions: solutions.map(({ file, source }) => solutionOf(file, source)) }
}

import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { ProblemEdit } from '../rules/problem-edit.ts'
import { solutionOf, type Solution, type WrittenProblem } from '../rules/written-problem.ts'
import { writtenFindings } from './gate.ts'
import { findEdit, saveEdit, type EditRow } from './problem-edits.queries.ts'
import { findProblem } from './problems.queries.ts'
import { unpublishProblem } from './unpublish-problem.ts'
import { drawnTexts, type ShownProblem } from './shown-problem.ts'

const OUTDATED = 'Someone else has saved this problem. Your changes are still here.'
const TAKEN = 'A problem with this slug already exists.'

/** Whoever may write problems reads one as it is being written, or else as it is published. */
export async function editForReading(context: Context, slug: string): Promise<EditRow> {
  const row = await findEdit(context.db, slug)
  if (row === null) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps what somebody wrote and asks the gate about it; readers see it when it has passed (requirement Q-13). */
export async function writeProblem(context: Context, input: ProblemEdit): Promise<number> {
  const viewer = signedIn(context)
  const { body, solutions } = writtenOf(input)
  return context.inTransaction(async (context) => {
    const known = await findEdit(context.db, input.slug)
    if (input.isNew && known !== null) throw new Refusal('INVALID_INPUT', { message: TAKEN, fields: { slug: TAKEN } })
    // The form may have been opened before the problem was renamed.
    const slug = known?.slug ?? input.slug
    const revision = await saveEdit(context.db, { slug, revision: input.revision, body, solutions, editedBy: viewer.id, at: context.clock.now() })
    if (revision === null) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
    await recordAudit(context, { action: 'problem.written', targetName: slug, details: { revision } })
    await context.enqueue('practice.check-problem', { slug, revision })
    return revision
  })
}

export interface Preview {
  shown: ShownProblem
  findings: string[]
}

/** How a problem would look, also while it is not whole, and what speaks against it as far as nothing has to be run for that. */
export async function previewProblem(context: Context, input: ProblemEdit): Promise<Preview> {
  const { body, solutions } = writtenOf(input)
  const { findings } = await writtenFindings(context, input.slug, body, solutions)
  return { shown: drawnTexts(body), findings }
}

/** Takes a problem off the site; it comes back when it is written and passes the gate. */
export async function takeOffProblem(context: Context, slug: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const problem = await findProblem(context.database, slug)
    if (problem === null || !problem.is_published) throw new Refusal('NOT_FOUND')
    await unpublishProblem(context, problem.id)
    await recordAudit(context, { action: 'problem.removed', targetId: problem.id, targetName: slug })
  })
}

function writtenOf({ about, statement, hints, editorial, tests, solutions }: ProblemEdit): { body: WrittenProblem; solutions: Solution[] } {
  return { body: { about, statement, hints, editorial, tests }, solutions: solutions.map(({ file, source }) => solutionOf(file, source)) }
}

import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { ProblemEdit } from '../rules/problem-edit-input.ts'
import { solutionOf, type Solution, type ProblemSource } from '../rules/problem-source.ts'
import { sourceFindings } from './gate.ts'
import { findEdit, saveEdit, type EditRow } from './problem-edits.queries.ts'
import { findProblem } from './problems.queries.ts'
import { unpublishProblem } from './unpublish-problem.ts'
import { renderDraft, type RenderedProblem } from './render-problem.ts'

const OUTDATED = 'Someone else has saved this problem. Your changes are still here.'
const TAKEN = 'A problem with this slug already exists.'

/** Finds a problem for editing: the saved edit, or else the published version. Throws NOT_FOUND. */
export async function editForReading(context: Context, slug: string): Promise<EditRow> {
  const row = await findEdit(context.db, slug)
  if (row === null) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * Saves an edit and enqueues its checks; it is published when it passes them (requirement Q-13). Returns the new revision. Throws OUTDATED_EDIT if
 * somebody else saved in between.
 */
export async function saveProblemEdit(context: Context, input: ProblemEdit): Promise<number> {
  const viewer = signedIn(context)
  const { body, solutions } = sourceOf(input)
  return context.inTransaction(async (context) => {
    const known = await findEdit(context.db, input.slug)
    if (input.isNew && known !== null) throw new Refusal('INVALID_INPUT', { message: TAKEN, fields: { slug: TAKEN } })
    // The problem may have been renamed while the form was open.
    const slug = known?.slug ?? input.slug
    const revision = await saveEdit(context.db, { slug, revision: input.revision, body, solutions, editedBy: viewer.id, needsReview: !viewer.rights.includes('problems.publish'), at: context.clock.now() })
    if (revision === null) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
    await recordAudit(context, { action: 'problem.written', targetName: slug, details: { revision } })
    await context.enqueue('practice.check-problem', { slug, revision })
    return revision
  })
}

export interface Preview {
  rendered: RenderedProblem
  findings: string[]
}

/** Renders an edit that may be incomplete, with the findings that need no code to be run. */
export async function previewProblem(context: Context, input: ProblemEdit): Promise<Preview> {
  const { body, solutions } = sourceOf(input)
  const { findings } = await sourceFindings(context, input.slug, body, solutions)
  return { rendered: renderDraft(body), findings }
}

/** Unpublishes a problem. It is published again when it is saved and passes the checks. */
export async function removeProblem(context: Context, slug: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const problem = await findProblem(context.database, slug)
    if (problem === null || !problem.is_published) throw new Refusal('NOT_FOUND')
    await unpublishProblem(context, problem.id)
    await recordAudit(context, { action: 'problem.removed', targetId: problem.id, targetName: slug })
  })
}

function sourceOf({ about, statement, hints, editorial, tests, solutions }: ProblemEdit): { body: ProblemSource; solutions: Solution[] } {
  return { body: { about, statement, hints, editorial, tests }, solutions: solutions.map(({ file, source }) => solutionOf(file, source)) }
}

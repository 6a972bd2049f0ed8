import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { titleFault } from '../rules/duplicate-texts.ts'
import { EMPTY_PROBLEM, NEW_PROBLEM } from '../rules/new-problem.ts'
import type { NewProblem, ProblemEdit } from '../rules/problem-edit-input.ts'
import { solutionOf, type Solution, type ProblemSource } from '../rules/problem-source.ts'
import { auditedEdit, auditedProblem } from './audited-problem.ts'
import { sourceFindings } from './gate.ts'
import { editForEditing } from './problem-edits.access.ts'
import { countDrafts, deleteDraft, insertDraft, isUnchangedDraft, saveEdit, saveWithdrawn } from './problem-edits.queries.ts'
import { findProblem, listTitles } from './problems.queries.ts'
import { unpublishProblem } from './unpublish-problem.ts'
import { renderDraft, type RenderedProblem } from './render-problem.ts'

/** Drafts of one person that were never published. */
const MAX_DRAFTS = 50

export const OUTDATED = 'Another version of this problem was saved elsewhere. Your changes are still here.'
const TAKEN = 'A problem with this address already exists.'
const IN_REVIEW = 'This problem is being reviewed. Withdraw it to go on editing.'

/** Creates the draft of a new problem, empty or from the template (requirement Q-50). Repeating it while the draft is unchanged has no effect. Throws INVALID_INPUT if its slug is in use, or its title by a published problem. */
export async function createProblem(context: Context, { title, slug, withExample }: NewProblem): Promise<void> {
  const { id } = signedIn(context)
  await rateLimit(context, 'problem-draft.person', id)
  const { solutions, ...body } = structuredClone<unknown>(withExample === true ? NEW_PROBLEM : EMPTY_PROBLEM) as ProblemSource & { solutions: { file: string; source: string }[] }
  const draft = { slug, body: { ...body, about: { ...(body.about as object), title } }, solutions: solutions.map(({ file, source }) => solutionOf(file, source)), editedBy: id, at: context.clock.now() }
  await context.inTransaction(async (context) => {
    if (await isUnchangedDraft(context.db, draft)) return
    if ((await countDrafts(context.db, id)) >= MAX_DRAFTS) throw new Refusal('NOT_ALLOWED', { message: `You have ${MAX_DRAFTS} drafts. Publish or delete one first.` })
    if (!(await insertDraft(context.db, draft))) throw new Refusal('INVALID_INPUT', { message: TAKEN, fields: { slug: TAKEN } })
    // It could not be published under this title.
    const [fault] = (await listTitles(context.db)).flatMap((other) => titleFault(title, other))
    if (fault !== undefined) throw new Refusal('INVALID_INPUT', { message: fault.message, fields: { title: fault.message } })
    await recordAudit(context, { action: 'problem.created', ...auditedProblem(slug, title) })
  })
}

/** Saves a draft, which may be incomplete. Returns the new revision. Throws OUTDATED_EDIT if somebody else saved in between, and NOT_ALLOWED in review. */
export async function saveProblemDraft(context: Context, input: ProblemEdit): Promise<number> {
  const { id } = signedIn(context)
  await rateLimit(context, 'problem-draft.person', id)
  return context.inTransaction(async (context) => {
    // The problem may have been renamed while the form was open.
    const { slug, proposed_at: proposedAt } = await editForEditing(context, input.slug)
    if (proposedAt !== null) throw new Refusal('NOT_ALLOWED', { message: IN_REVIEW })
    const revision = await saveEdit(context.db, { ...sourceOf(input), slug, revision: input.revision, editedBy: id, at: context.clock.now() })
    if (revision === null) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
    return revision
  })
}

/** Deletes a draft, or the changes of a published problem. Throws OUTDATED_EDIT. */
export async function discardProblemDraft(context: Context, { slug, revision }: { slug: string; revision: number }): Promise<void> {
  await context.inTransaction(async (context) => {
    const edit = await editForEditing(context, slug)
    if (!(await deleteDraft(context.db, edit.slug, revision))) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
    await recordAudit(context, { action: edit.was_published ? 'problem.discarded' : 'problem.deleted', ...auditedEdit(edit) })
  })
}

/** Takes a proposal back from the reviewers, to go on editing it. */
export async function withdrawProblem(context: Context, slug: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const edit = await editForEditing(context, slug)
    if (!(await saveWithdrawn(context.db, edit.slug))) throw new Refusal('OUTDATED_EDIT', { message: 'This problem isn’t in review any more.' })
    await recordAudit(context, { action: 'problem.withdrawn', ...auditedEdit(edit) })
  })
}

export interface Preview {
  rendered: RenderedProblem
  /** What needs no code to be run. It is compared with all other problems, so it is only computed when it is requested. */
  findings: () => Promise<string[]>
}

/** Renders an edit that may be incomplete. */
export async function previewProblem(context: Context, input: ProblemEdit): Promise<Preview> {
  await rateLimit(context, 'problem-preview.person', signedIn(context).id)
  const { body, solutions } = sourceOf(input)
  return { rendered: renderDraft(body), findings: async () => (await sourceFindings(context, input.slug, body, solutions)).findings }
}

/** Unpublishes a problem. It is published again when it passes the checks again. */
export async function removeProblem(context: Context, slug: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const problem = await findProblem(context.database, slug)
    if (problem === null || !problem.is_published) throw new Refusal('NOT_FOUND')
    await unpublishProblem(context, problem.id)
    await recordAudit(context, { action: 'problem.unpublished', targetId: problem.id, ...auditedEdit(problem) })
  })
}

function sourceOf({ about, statement, hints, editorial, tests, solutions }: ProblemEdit): { body: ProblemSource; solutions: Solution[] } {
  return { body: { about, statement, hints, editorial, tests }, solutions: solutions.map(({ file, source }) => solutionOf(file, source)) }
}

import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { isSwitchedOn } from '#platform/server/switches.ts'
import type { FieldRefusals } from '#platform/rules/refusals.ts'
import { auditedEdit } from './audited-problem.ts'
import { editFaults } from './gate.ts'
import { OUTDATED } from './edit-problem.ts'
import { editForEditing } from './problem-edits.access.ts'
import { saveChecking } from './problem-edits.queries.ts'

const TOO_MANY = 'You can send ten problems a day for review. Try again tomorrow.'

/** The switch that lets people with the right publish their problems without another person. */
export const WITHOUT_REVIEW = 'problems-without-review'

/** Whether a draft of the viewer waits for another person after its checks. */
export const asksForReview = async (context: Context): Promise<boolean> => !signedIn(context).rights.includes('problems.publish') || !(await isSwitchedOn(context, WITHOUT_REVIEW))

/**
 * Starts the checks of a draft, after which it is published, or proposed if its editor may not publish or the site wants a second person
 * (requirement Q-50). Throws INVALID_INPUT with a sentence for each field that is missing or still the template's, and OUTDATED_EDIT.
 */
export async function publishProblem(context: Context, input: { slug: string; revision: number }): Promise<void> {
  const { id, activeRole } = signedIn(context)
  const edit = await editForEditing(context, input.slug)
  const { slug, revision } = edit
  if (revision !== input.revision) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
  if (edit.proposed_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'This problem is already being reviewed.' })
  const faults = await editFaults(context, slug, edit.body, edit.solutions)
  if (faults.length > 0) {
    // The first message at each position is shown.
    const fields = Object.fromEntries(faults.toReversed().map(({ at, message }) => [at, message])) satisfies FieldRefusals
    throw new Refusal('INVALID_INPUT', { message: 'This problem isn’t complete yet.', fields })
  }
  const needsReview = await asksForReview(context)
  if (needsReview) await rateLimit(context, 'problem-proposal.person', id, () => TOO_MANY)
  await context.inTransaction(async (context) => {
    if (!(await saveChecking(context.db, { slug, revision, editedBy: id, needsReview, at: context.clock.now() }))) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
    await recordAudit(context, { action: 'problem.written', ...auditedEdit(edit) })
    await context.enqueue('practice.check-problem', { slug, revision, role: activeRole })
  })
}

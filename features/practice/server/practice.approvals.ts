import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { ApprovalKind, Decided } from '#features/administration/server/public.ts'
import { CATEGORY_LABELS } from '../rules/category-labels.ts'
import type { Category } from '../rules/problem.ts'
import { editProblemPath, ownProblemPath, problemPath } from '../rules/paths.ts'
import { tagsOf } from '../rules/problem-draft.ts'
import { withAnswers } from '../rules/problem-source.ts'
import { auditedEdit } from './audited-problem.ts'
import { publishEdit } from './check-problem.ts'
import { sourceFindings, type SolutionVerdict } from './gate.ts'
import { findEdit, type EditRow } from './problem-edits.queries.ts'
import { closeProposal, findProposedProblem, listProposedProblems, lockProposal, slugOfProposal } from './proposals.queries.ts'

/** Problems of editors who may not publish. They have passed their checks. */
export const problemApprovals: ApprovalKind = {
  label: 'Problem',
  right: 'problems.publish',
  approve: 'Approve',
  aimHours: 72,
  list: ({ db }, page) => listProposedProblems(db, page),
  find: ({ db }, id) => findProposedProblem(db, id),
  preview: async (context, id) => {
    const edit = await editOf(context, id)
    const { renderDraft } = await import('./render-problem.ts')
    const { statement, editorial, hints } = renderDraft(edit.body)
    const about = aboutOf(edit)
    return {
      facts: [
        { label: 'Edition', value: edit.is_published ? 'Changed problem' : 'New problem' },
        { label: 'Address', value: edit.slug },
        { label: 'Difficulty', value: about.difficulty },
        { label: 'Category', value: CATEGORY_LABELS[about.category as Category] ?? about.category },
        { label: 'Tags', value: about.tags },
        { label: 'Tests', value: Array.isArray(edit.body.tests) ? String(edit.body.tests.length) : '0' },
        { label: 'Solutions', value: edit.verdicts.map(verdictText).join('\n') },
      ],
      parts: [{ title: 'Statement', html: statement }, ...hints.map((html, at) => ({ title: `Hint ${at + 1}`, html })), { title: 'Editorial', html: editorial }],
      links: [{ label: 'Open in the editor', path: editProblemPath(edit.slug) }],
    }
  },
  decide: decideProblem,
}

/** The verdict on a solution, with its slowest test beside the limit. */
const verdictText = ({ file, verdict, timeMs, limitMs }: SolutionVerdict) => `${file}: ${verdict}${timeMs === null || limitMs === null ? '' : ` (${Math.round(timeMs).toLocaleString('en')} ms, limit ${limitMs.toLocaleString('en')} ms)`}`

/** Texts about a problem, which need not be valid. */
function aboutOf({ body }: EditRow): { title: string; difficulty: string; category: string; tags: string } {
  const { title, difficulty, category, topics, tags } = body.about as Record<string, unknown>
  const text = (value: unknown) => (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '')
  return { title: text(title), difficulty: text(difficulty), category: text(category), tags: text(tagsOf({ topics, tags })) }
}

async function editOf(context: Context, id: string): Promise<EditRow> {
  const slug = await slugOfProposal(context.db, id)
  const edit = slug === null ? null : await findEdit(context.db, slug)
  if (edit === null) throw new Refusal('NOT_FOUND')
  return edit
}

async function decideProblem(context: Context, { id, revision, decision, comment }: Decided): Promise<void> {
  await context.inTransaction(async (context) => {
    const proposal = await lockProposal(context.db, id)
    if (proposal?.revision !== revision) throw new Refusal('OUTDATED_EDIT', { message: 'Another admin has already decided on this problem, or it was changed.' })
    const edit = await findEdit(context.db, proposal.slug)
    if (edit === null) throw new Refusal('NOT_FOUND')
    const isApproved = decision === 'approve'
    if (isApproved) await publish(context, edit)
    await closeProposal(context.db, id, isApproved ? null : comment)
    await recordAudit(context, { action: isApproved ? 'problem.approved' : 'problem.returned', ...auditedEdit(edit), reason: comment })
    const path = isApproved ? problemPath(edit.slug) : ownProblemPath(edit.slug)
    // The author, and an editor who proposed it for them.
    for (const personId of new Set([edit.author_id, edit.edited_by])) {
      if (personId !== null) await context.emit({ name: 'approval.decided', personId, isApproved, what: 'Problem', title: aboutOf(edit).title, comment, path })
    }
  })
}

async function publish(context: Context, edit: EditRow): Promise<void> {
  // The checks passed when it was proposed. Since then they may have changed, or another problem may have got the same texts.
  const { problem } = await sourceFindings(context, edit.slug, edit.body, edit.solutions)
  if (problem === null) throw new Refusal('OUTDATED_EDIT', { message: 'This problem no longer passes its checks. Send it back.' })
  await publishEdit(context, edit, withAnswers(problem, edit.answers))
}

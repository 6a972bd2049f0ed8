import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { auditedEdit } from './audited-problem.ts'
import { answerTests, verdictFindings, judgeSolutions, sourceFindings } from './gate.ts'
import { forwardTask, findCapableJudge } from './other-judges.ts'
import { findEdit, saveFindings, type EditRow } from './problem-edits.queries.ts'
import { saveProposal } from './proposals.queries.ts'
import { savePublished } from './problems.queries.ts'
import { idOfProblem } from './load-problem-bank.ts'
import { engineFor } from '../rules/judging.ts'
import type { Problem } from '../rules/problem.ts'
import { revisionOf, renderProblem } from './render-problem.ts'

/** Runs the checks of a problem that was edited on the site. */
export interface Checking {
  slug: string
  revision: number
  /** The role in which its editor requested the publication. */
  role?: string
}

/**
 * Checks a saved problem: validates it, judges its solutions, and publishes it if there are no findings, or proposes it if its editor may not publish. A judge that cannot run all of its
 * solutions leaves it to one that can.
 */
export async function checkProblem(context: Context, input: Checking): Promise<void> {
  const { revision, role = '' } = input
  const edit = await findEdit(context.db, input.slug)
  if (edit === null || edit.revision !== revision || edit.state !== 'checking') return
  const { slug } = edit
  const { problem: unanswered, findings } = await sourceFindings(context, slug, edit.body, edit.solutions)
  if (unanswered !== null && (await findCapableJudge(context, edit.solutions.map(({ language, source: code }) => engineFor({ ...unanswered, language, code })))) === 'another') {
    return forwardTask(context, (context) => context.enqueue('practice.check-problem', { ...input, slug }, { dedupe: `practice.check-problem:${slug}:${revision}` }))
  }
  const answered = unanswered === null ? null : await answerTests(context, unanswered, edit.solutions)
  if (answered !== null && 'finding' in answered) findings.push(answered.finding)
  const [problem, answers] = answered !== null && 'problem' in answered ? [answered.problem, answered.answers] : [null, []]
  const verdicts = problem === null ? [] : await judgeSolutions(context, problem, edit.solutions)
  const allFindings = [...findings, ...verdictFindings(verdicts, edit.solutions)]
  await context.inTransaction(async (context) => {
    if (!(await saveFindings(context.db, { slug, revision, findings: allFindings, verdicts, answers }))) return
    const isPassed = problem !== null && allFindings.length === 0
    await recordAudit(context, {
      ...auditedEdit(edit),
      action: !isPassed ? 'problem.checks-failed' : edit.needs_review ? 'problem.proposed' : 'problem.published',
      actor: { id: edit.edited_by, role },
      ...(!isPassed && { details: { slug, findings: allFindings } }),
    })
    if (!isPassed) return
    if (edit.needs_review) await saveProposal(context.db, { slug, id: context.random.uuid(), at: context.clock.now() })
    else await publishEdit(context, { ...edit, answers }, problem)
  })
}

/** Publishes an edit that has passed its checks. */
export async function publishEdit(context: Context, { slug, body, solutions, answers }: EditRow, problem: Problem): Promise<void> {
  const { title, difficulty, category, tags, aliases } = problem
  const revision = revisionOf(body, answers)
  const id = await savePublished(context.db, { id: idOfProblem(slug), slug, title, difficulty, category, tags, aliases, body, answers, shown: renderProblem(problem), solutions, revision, at: context.clock.now() })
  await context.emit({ name: 'problem.changed', problemId: id, slug, revision })
}

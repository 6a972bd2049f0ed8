import type { Context } from '#platform/server/context.ts'
import { judgedFindings, judgedSolutions, writtenFindings } from './gate.ts'
import { handOn, whoRuns } from './other-judges.ts'
import { findEdit, saveFindings, type EditRow } from './problem-edits.queries.ts'
import { savePublished } from './problems.queries.ts'
import { idOfProblem } from './put-in-problems.ts'
import { engineFor } from '../rules/judging.ts'
import type { Problem } from '../rules/problem.ts'
import { revisionOf, shownProblem } from './shown-problem.ts'

/**
 * The gate: looks at a problem as it was written, runs its solutions, and publishes it if nothing speaks against it. A judge
 * that cannot run them all leaves it to one that can.
 */
export async function checkProblem(context: Context, asked: { slug: string; revision: number }): Promise<void> {
  const { revision } = asked
  const edit = await findEdit(context.db, asked.slug)
  if (edit === null || edit.revision !== revision || edit.state !== 'checking') return
  const { slug } = edit
  const { problem, findings } = await writtenFindings(context, slug, edit.body, edit.solutions)
  if (problem !== null && (await whoRuns(context, edit.solutions.map(({ language }) => engineFor({ ...problem, language })))) === 'another') {
    return handOn(context, (context) => context.enqueue('practice.check-problem', { slug, revision }, { dedupe: `practice.check-problem:${slug}:${revision}` }))
  }
  const verdicts = problem === null ? [] : await judgedSolutions(context, problem, edit.solutions)
  const said = [...findings, ...judgedFindings(verdicts)]
  await context.inTransaction(async (context) => {
    if (!(await saveFindings(context.db, { slug, revision, findings: said, verdicts })) || problem === null || said.length > 0) return
    await publish(context, edit, problem)
  })
}

async function publish(context: Context, { slug, body, solutions }: EditRow, problem: Problem): Promise<void> {
  const { title, difficulty, category, tags } = problem
  const revision = revisionOf(body)
  const id = await savePublished(context.db, { id: idOfProblem(slug), slug, title, difficulty, category, tags, body, shown: shownProblem(problem), solutions, revision, at: context.clock.now() })
  await context.emit({ name: 'problem.changed', problemId: id, slug, revision })
}

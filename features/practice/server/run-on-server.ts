import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { requireSwitch } from '#platform/server/switches.ts'
import { problemSchema } from '../rules/problem-schemas.ts'
import type { NewServerRun } from '../rules/server-run-input.ts'
import { findProblem } from './problems.queries.ts'
import { replaceServerRun, serverRunsById, type ServerRunRow } from './server-runs.queries.ts'
import { requireLanguage, requireNumpy } from './submit-solution.ts'
import { lockPerson } from './submissions.queries.ts'

/**
 * Queues a Python program of a member to be run with the given arguments, and returns the run (requirement J-39). It is no submission: nothing is
 * counted or listed. Throws NOT_FOUND, NOT_ALLOWED for a program that imports numpy and doesn’t get it, or TOO_FAST.
 */
export async function runOnServer(context: Context, { problem: slug, code, calls }: NewServerRun): Promise<ServerRunRow> {
  await requireSwitch(context, 'submissions')
  const personId = signedIn(context).id
  await rateLimit(context, 'server-run.person', personId)
  const problem = await findProblem(context.database, slug)
  if (problem === null || !problem.is_published) throw new Refusal('NOT_FOUND')
  const about = problemSchema.parse(problem.body.about)
  requireLanguage(about.returns.type, 'python')
  await requireNumpy(context, about, code)
  const id = context.random.uuid()
  await context.inTransaction(async (context) => {
    await lockPerson(context.db, personId)
    await replaceServerRun(context.db, { id, personId, problemId: problem.id, code, calls, at: context.clock.now() })
    await context.enqueue('practice.judge', {})
  })
  return { id, person_id: personId, state: 'waiting', report: null }
}

/** A run of the viewer. Throws NOT_FOUND for one of somebody else, and for one that was replaced or deleted. */
export async function ownServerRun(context: Context, id: string): Promise<ServerRunRow> {
  const row = (await serverRunsById(context.db, [id])).get(id)
  if (row?.person_id !== signedIn(context).id) throw new Refusal('NOT_FOUND')
  return row
}

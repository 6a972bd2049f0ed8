import { Refusal } from '#platform/rules/refusals.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { limitConcurrency } from '#platform/server/limit-concurrency.ts'
import { rateLimit, type Use } from '#platform/server/rate-limit.ts'
import { INTAKE } from '../rules/intake.ts'
import { problemForm } from '../rules/problem-forms.ts'
import type { NewSubmission } from '../rules/submission-forms.ts'
import { MAX_WAITING } from '../rules/verdicts.ts'
import { findProblem } from './problems.queries.ts'
import { isPythonJudged } from './python-judged.ts'
import { ownSubmission } from './submissions.access.ts'
import { findByKey, insertSubmission, lockPerson, type SubmissionRow } from './submissions.queries.ts'

declare module '#platform/server/signals.ts' {
  interface ViewerUpdates {
    'practice.submitted': { submissionId: string; personId: string; problemId: string }
  }
}

const LINE_IS_FULL = `You already have ${MAX_WAITING} submissions waiting. Wait for one to finish.`

const NO_NUMPY = 'This problem needs NumPy in Python, which isn’t available here. Submit in JavaScript instead.'

// Where a class hands in at the same moment, the pages that others read go in between; the judge has more than it can do all the same.
const inTurn = limitConcurrency({ atOnce: 2, waiting: 500, each: 10, retryAfter: 5, spacing: INTAKE })

/** A member hands a solution to the judge. The same one sent twice is judged once (requirements J-2, J-16). */
export async function submitSolution(context: Context, input: NewSubmission): Promise<SubmissionRow> {
  const viewer = signedIn(context)
  return inTurn(() => handIn(context, viewer, input), viewer.id)
}

async function handIn(context: Context, viewer: Viewer, input: NewSubmission): Promise<SubmissionRow> {
  const use = await rateLimit(context, 'submit.person', viewer.id)
  const problem = await findProblem(context.database, input.problem)
  if (problem === null || !problem.is_published) throw new Refusal('NOT_FOUND')
  const { data: about } = problemForm.safeParse(problem.body.about)
  if (input.language === 'python' && about !== undefined && !(await isPythonJudged(context, about))) throw new Refusal('NOT_ALLOWED', { message: NO_NUMPY })

  const id = await context.inTransaction((context) => writeDown(context, { input, personId: viewer.id, problemId: problem.id, use })).catch(async (error: unknown) => {
    // What the site had no room for was not handed in.
    if (error instanceof Refusal && error.code === 'BUSY') await use.refund().catch(() => undefined)
    throw error
  })
  return ownSubmission(context, id)
}

interface Submission {
  input: NewSubmission
  personId: string
  problemId: string
  use: Use
}

/** Puts it into the line and gives its id; that of the one before where it was sent already. */
async function writeDown(context: Context, { input: { language, code, key }, personId, problemId, use }: Submission): Promise<string> {
  await lockPerson(context.db, personId)
  const submissionId = await insertSubmission(context.db, { problemId, personId, language, code, key, at: context.clock.now(), mostWaiting: MAX_WAITING })
  if (submissionId === null) {
    const before = await findByKey(context.db, personId, key)
    if (before === undefined) throw new Refusal('TOO_FAST', { message: LINE_IS_FULL })
    await use.refund()
    return before.id
  }
  // One look for each: of two that were made one, the second would wait though there is a place.
  await context.enqueue('practice.judge', {})
  context.notifyViewers({ name: 'practice.submitted', submissionId, personId, problemId })
  return submissionId
}

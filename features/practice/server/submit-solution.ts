import { requireSwitch } from '#platform/server/switches.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { limitConcurrency } from '#platform/server/limit-concurrency.ts'
import { rateLimit, type Use } from '#platform/server/rate-limit.ts'
import { SUBMISSION_PACE } from '../rules/submission-pace.ts'
import { importsNumpy } from '../rules/judging.ts'
import { problemSchema } from '../rules/problem-schemas.ts'
import { LANGUAGE_NAMES, languagesOf, type Language } from '../rules/problem.ts'
import type { NewSubmission } from '../rules/submission-inputs.ts'
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

const QUEUE_IS_FULL = `You already have ${MAX_WAITING} submissions waiting. Wait for one to finish.`

const NO_NUMPY = 'This problem needs NumPy in Python, which isn’t available here. Submit in JavaScript instead.'
const NO_NUMPY_HERE = 'NumPy isn’t available here. Solve this problem without it, or submit in JavaScript.'

// If a whole class submits at the same moment, requests for pages are served in between. The judge is the bottleneck anyway.
const limited = limitConcurrency({ atOnce: 2, waiting: 500, each: 10, retryAfter: 5, spacing: SUBMISSION_PACE })

/**
 * Submits a solution of a member. Two requests with the same key are one submission (requirements J-2, J-16). Throws NOT_FOUND, NOT_ALLOWED
 * for a program that imports numpy and doesn’t get it, TOO_FAST or BUSY.
 */
export async function submitSolution(context: Context, input: NewSubmission): Promise<SubmissionRow> {
  await requireSwitch(context, 'submissions')
  const viewer = signedIn(context)
  return limited(() => submit(context, viewer, input), viewer.id)
}

async function submit(context: Context, viewer: Viewer, input: NewSubmission): Promise<SubmissionRow> {
  const use = await rateLimit(context, 'submit.person', viewer.id)
  const problem = await findProblem(context.database, input.problem)
  if (problem === null || !problem.is_published) throw new Refusal('NOT_FOUND')
  const { data: about } = problemSchema.safeParse(problem.body.about)
  if (about !== undefined) requireLanguage(about.returns.type, input.language)
  if (input.language === 'python' && about !== undefined) await requireNumpy(context, about, input.code)

  const id = await context.inTransaction((context) => enqueueSubmission(context, { input, personId: viewer.id, problemId: problem.id, use })).catch(async (error: unknown) => {
    // A request that was rejected as BUSY does not count against the rate limit.
    if (error instanceof Refusal && error.code === 'BUSY') await use.refund().catch(() => undefined)
    throw error
  })
  return ownSubmission(context, id)
}

/** Throws INVALID_INPUT if the problem is solved in other languages. */
export function requireLanguage(returnType: string, language: Language): void {
  const languages = languagesOf(returnType)
  if (languages.includes(language)) return
  throw new Refusal('INVALID_INPUT', { fields: { language: `This problem is solved in ${languages.map((one) => LANGUAGE_NAMES[one]).join(' or ')}.` } })
}

/** Throws NOT_ALLOWED if a program in Python needs NumPy and does not get it. */
export async function requireNumpy(context: Context, { needsNumpy, whyNoNumpy }: { needsNumpy: boolean; whyNoNumpy?: string | undefined }, code: string): Promise<void> {
  const isImported = importsNumpy(code)
  if (whyNoNumpy !== undefined && isImported) throw new Refusal('NOT_ALLOWED', { message: `This problem is meant without NumPy. ${whyNoNumpy}` })
  if (await isPythonJudged(context, { needsNumpy: needsNumpy || isImported })) return
  throw new Refusal('NOT_ALLOWED', { message: needsNumpy ? NO_NUMPY : NO_NUMPY_HERE })
}

interface NewSubmissionInput {
  input: NewSubmission
  personId: string
  problemId: string
  use: Use
}

/** Queues a submission and returns its id, or the id of an earlier one with the same key. */
async function enqueueSubmission(context: Context, { input: { language, code, key }, personId, problemId, use }: NewSubmissionInput): Promise<string> {
  await lockPerson(context.db, personId)
  const submissionId = await insertSubmission(context.db, { problemId, personId, language, code, key, at: context.clock.now(), maxWaiting: MAX_WAITING })
  if (submissionId === null) {
    const earlier = await findByKey(context.db, personId, key)
    if (earlier === undefined) throw new Refusal('TOO_FAST', { message: QUEUE_IS_FULL })
    await use.refund()
    return earlier.id
  }
  // One task for each submission: with a shared task, the second submission would wait although a judge has capacity.
  await context.enqueue('practice.judge', {})
  context.notifyViewers({ name: 'practice.submitted', submissionId, personId, problemId })
  return submissionId
}

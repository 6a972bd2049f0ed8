import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { submissionsForReview } from '#features/practice/server/public.ts'
import { MAX_WAITING, stateAt } from '../rules/code-review.ts'
import { codeReviewPath } from '../rules/paths.ts'
import type { AskInput } from '../rules/review-inputs.ts'
import { deleteReview, findOfSubmission, insertReview } from './reviews.queries.ts'
import { notifyViewersOf, reviewForChange } from './reviews.access.ts'

/** Requests a review of one of the viewer's judged submissions. A submission has one review: another question is refused with a link to it. A repeated request with the same key returns its id. */
export async function askForReview(context: Context, { key, submissionId, question }: AskInput): Promise<string> {
  const viewer = signedIn(context)
  const submission = (await submissionsForReview(context, [submissionId])).get(submissionId)
  if (submission?.person_id !== viewer.id) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that submission.' })
  if (submission.verdict === null) throw new Refusal('NOT_ALLOWED', { message: 'This submission is still being judged. Try again once it has a verdict.' })
  const known = await findOfSubmission(context.db, submissionId)
  if (known !== null) return ownRequest(known, key)
  await rateLimit(context, 'code-review.ask', viewer.id)
  const id = await context.inTransaction(async (context) => {
    const id = await insertReview(context.db, { id: key, submissionId, learnerId: viewer.id, question, at: context.clock.now() })
    if (id !== null) notifyViewersOf(context, { id, learner_id: viewer.id, claimed_by: null, reviewed_by: null })
    return id
  })
  if (id !== null) return id
  const stored = await findOfSubmission(context.db, submissionId)
  if (stored === null) throw new Refusal('NOT_ALLOWED', { message: `You already have ${MAX_WAITING} reviews waiting. Ask again when one of them is done.` })
  return ownRequest(stored, key)
}

/** The id of the review that a submission has, if this request asked for it. */
function ownRequest({ id }: { id: string }, key: string): string {
  if (id !== key) throw new Refusal('ALREADY_TAKEN', { message: 'You already asked for a review of this submission.', link: { to: codeReviewPath(id), label: 'See the review' } })
  return id
}

/** The learner withdraws a question that no one has started to answer. */
export async function withdrawReview(context: Context, id: string): Promise<void> {
  await rateLimit(context, 'code-review.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const { review, part } = await reviewForChange(context, id)
    if (part !== 'learner') throw new Refusal('NOT_ALLOWED')
    if (stateAt(review, context.clock.now()) !== 'waiting') throw new Refusal('NOT_ALLOWED', { message: 'A mentor is already reviewing this. You can close the review afterwards.' })
    await deleteReview(context.db, id)
  })
}

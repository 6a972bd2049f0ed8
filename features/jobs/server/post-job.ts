import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { isImageOf } from '#platform/server/images/images.queries.ts'
import { requireSwitch } from '#platform/server/switches.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { essentialChanges, type JobContent } from '../rules/job-content.ts'
import { LISTED_DAYS, RENEWABLE_DAYS } from '../rules/jobs.ts'
import { daysAfter } from './days-after.ts'
import { postingForEditing } from './jobs.access.ts'
import { newcomerLimit } from './newcomer-limit.ts'
import { deleteJob, deleteProposal, findPosting, insertJob, saveContent, saveExpiry, saveProposal, saveState } from './posting.queries.ts'
import { renderDescription } from './render-description.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** What readers see of a job changed. */
    'job.changed': { jobId: string }
    'job.submitted': { jobId: string; personId: string }
  }
}

const OUTDATED = 'This job was changed in another window after you opened it.'

async function checkLogo(context: Context, { logoId }: JobContent, known: string | null): Promise<void> {
  if (logoId !== null && logoId !== known && !(await isImageOf(context.db, logoId, signedIn(context).id))) {
    throw new Refusal('INVALID_INPUT', { fields: { 'content.logoId': 'Upload the logo again.' }, message: 'Upload the logo again.' })
  }
}

/** A member proposes a job. Sending it again under the same id creates it once; what was changed in between replaces the proposal. */
export async function postJob(context: Context, { id, content }: { id: string; content: JobContent }): Promise<void> {
  await requireSwitch(context, 'jobs')
  const viewer = signedIn(context)
  const known = await findPosting(context.db, id)
  if (known !== null && known.poster_id === viewer.id) {
    if (known.state === 'proposed' && !isDeepStrictEqual(known.proposal, content)) await editJob(context, { id, revision: known.revision, content })
    return
  }
  await checkLogo(context, content, null)
  await newcomerLimit(context, 'job.post', viewer.id)
  const html = renderDescription(content.description)
  await context.inTransaction(async (context) => {
    const isNew = await insertJob(context.db, { id, posterId: viewer.id, content, html, at: context.clock.now() })
    if (!isNew && (await findPosting(context.db, id))?.poster_id !== viewer.id) throw new Refusal('ALREADY_TAKEN')
    if (isNew) await context.emit({ name: 'job.submitted', jobId: id, personId: viewer.id })
  })
}

/**
 * The poster edits a job. A job that was never listed, and changes of essential fields, await review, and readers see the approved
 * edition until then. Other changes apply at once. Returns whether it waits for a review.
 */
export async function editJob(context: Context, { id, revision, content }: { id: string; revision: number; content: JobContent }): Promise<boolean> {
  const viewer = signedIn(context)
  await rateLimit(context, 'job.change', viewer.id)
  const html = renderDescription(content.description)
  return context.inTransaction(async (context) => {
    const posting = await postingForEditing(context, id)
    if (posting.revision !== revision) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
    await checkLogo(context, content, posting.proposal?.logoId ?? posting.content.logoId)
    const at = context.clock.now()
    const isReviewed = posting.state === 'proposed' || essentialChanges(posting.content, content).length > 0
    if (isReviewed) {
      await saveProposal(context.db, { id, content, at })
      await context.emit({ name: 'job.submitted', jobId: id, personId: viewer.id })
    } else {
      await saveContent(context.db, { id, content, html, at })
      await context.emit({ name: 'job.changed', jobId: id })
    }
    return isReviewed
  })
}

/** The poster takes back what waits for a review: a new job is deleted, a changed one keeps its approved edition. */
export async function withdrawProposal(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const { state, proposal } = await postingForEditing(context, id)
    if (proposal === null) throw new Refusal('OUTDATED_EDIT', { message: 'An admin has already decided on this job.' })
    await (state === 'proposed' ? deleteJob(context.db, id) : deleteProposal(context.db, id))
  })
}

/** The poster closes a job: it takes no more applications and leaves all lists. Closing it again changes nothing. */
export async function closeJob(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const { state } = await postingForEditing(context, id)
    if (state === 'closed') return
    if (state !== 'open') throw new Refusal('NOT_ALLOWED', { message: 'This job isn’t listed yet.' })
    await saveState(context.db, id, 'closed', context.clock.now())
    await context.emit({ name: 'job.changed', jobId: id })
  })
}

/** Lists a job for another 30 days from now; also an expired or closed one, if its end is not too long ago. */
export async function renewJob(context: Context, id: string): Promise<Date> {
  await rateLimit(context, 'job.change', signedIn(context).id)
  return context.inTransaction(async (context) => {
    const { expires_at: expiresAt } = await postingForEditing(context, id)
    const now = context.clock.now()
    if (expiresAt === null) throw new Refusal('NOT_ALLOWED', { message: 'This job isn’t listed yet.' })
    if (daysAfter(expiresAt, RENEWABLE_DAYS) < now) throw new Refusal('NOT_ALLOWED', { message: 'This job expired long ago. Post it again.' })
    const renewed = daysAfter(now, LISTED_DAYS)
    await saveExpiry(context.db, id, renewed, now)
    await context.emit({ name: 'job.changed', jobId: id })
    return renewed
  })
}

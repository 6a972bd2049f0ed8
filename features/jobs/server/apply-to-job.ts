import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { requireSwitch } from '#platform/server/switches.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { NO_APPLICATION, NO_JOB, type ApplyInput } from '../rules/job-inputs.ts'
import { closedSentence, isListed } from '../rules/jobs.ts'
import { findApplicationFor, insertApplication, isFreeResume, lockJobForApplying, saveWithdrawn, deleteResume } from './applications.queries.ts'
import { newcomerLimit } from './newcomer-limit.ts'
import { resumeKey } from './resumes.ts'
import { takeSnapshot } from './take-snapshot.ts'
import { saveStage } from './tracker.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'job.applied': { jobId: string; applicationId: string; personId: string }
    'job.withdrawn': { jobId: string; applicationId: string; personId: string }
  }
}

export const ALREADY_APPLIED = 'You’ve already applied for this job.'

/** A member applies for a job with a note, a snapshot of their profile and perhaps a PDF. Sending it again under the same id changes nothing. */
export async function applyToJob(context: Context, input: ApplyInput): Promise<void> {
  await requireSwitch(context, 'jobs')
  const viewer = signedIn(context)
  const { id, jobId, coverNote, parts, resumeId } = input
  const known = await findApplicationFor(context.db, viewer.id, jobId)
  if (known !== null && known.state !== 'withdrawn') {
    if (known.id === id) return
    throw new Refusal('ALREADY_TAKEN', { message: ALREADY_APPLIED })
  }
  const use = await newcomerLimit(context, 'job.apply', viewer.id)
  const snapshot = await takeSnapshot(context, viewer.id, parts)
  try {
    await context.inTransaction(async (context) => {
      const at = context.clock.now()
      await checkOpen(context, jobId, at)
      if (resumeId !== null && !(await isFreeResume(context.db, resumeId, viewer.id))) {
        throw new Refusal('INVALID_INPUT', { message: 'Upload the PDF again.', fields: { resumeId: 'Upload the PDF again.' } })
      }
      const saved = await insertApplication(context.db, { id, jobId, personId: viewer.id, coverNote, snapshot, resumeId, at })
      if (saved === null) {
        const stored = await findApplicationFor(context.db, viewer.id, jobId)
        if (stored === null) throw new Refusal('ALREADY_TAKEN')
        if (stored.id === id) return
        throw new Refusal('ALREADY_TAKEN', { message: ALREADY_APPLIED })
      }
      await saveStage(context.db, { personId: viewer.id, jobId, stage: 'Applied', at })
      await context.emit({ name: 'job.applied', jobId, applicationId: saved, personId: viewer.id })
    })
  } catch (error) {
    await use.refund()
    throw error
  }
}

async function checkOpen(context: Context, jobId: string, at: Date): Promise<void> {
  const viewer = signedIn(context)
  const job = await lockJobForApplying(context.db, jobId)
  const isHidden = job === null || job.state === 'proposed' || job.state === 'removed' || (job.poster_id !== null && (await blockedPersonIds(context)).has(job.poster_id))
  if (isHidden) throw new Refusal('NOT_FOUND', { message: NO_JOB })
  if (!isListed({ state: job.state, expiresAt: job.expires_at }, at)) throw new Refusal('NOT_ALLOWED', { message: closedSentence(job.state) })
  if (job.is_suspended) throw new Refusal('NOT_ALLOWED', { message: closedSentence('removed') })
  if (job.poster_id === viewer.id) throw new Refusal('NOT_ALLOWED', { message: 'You posted this job.' })
  if (job.apply_url !== null) throw new Refusal('NOT_ALLOWED', { message: 'Apply for this job on the company’s site.' })
}

/** The applicant takes an application back. What they sent is deleted. Withdrawing again changes nothing. */
export async function withdrawApplication(context: Context, jobId: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'job.change', viewer.id)
  await context.inTransaction(async (context) => {
    const application = await findApplicationFor(context.db, viewer.id, jobId)
    if (application === null) throw new Refusal('NOT_FOUND', { message: NO_APPLICATION })
    if (application.state === 'withdrawn') return
    const at = context.clock.now()
    await saveWithdrawn(context.db, application.id, at)
    await saveStage(context.db, { personId: viewer.id, jobId, stage: 'Closed', at })
    if (application.resume_id !== null) {
      await deleteResume(context.db, application.resume_id)
      await context.enqueue('jobs.delete-resumes', { keys: [resumeKey(application.resume_id)] })
    }
    await context.emit({ name: 'job.withdrawn', jobId, applicationId: application.id, personId: viewer.id })
  })
}

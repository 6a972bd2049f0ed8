import { mayUse } from '#platform/rules/rights.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { NO_APPLICATION, NO_JOB } from '../rules/job-inputs.ts'
import { findApplication, type ApplicationRow } from './applications.queries.ts'
import { findPosting, type PostingRow } from './posting.queries.ts'

/** Locks a job that the viewer posted. Throws NOT_FOUND for any other. */
export async function postingForEditing(context: Context, id: string): Promise<PostingRow> {
  const posting = await findPosting(context.db, id, { lock: true })
  if (posting === null || posting.poster_id !== signedIn(context).id || posting.state === 'removed') throw new Refusal('NOT_FOUND', { message: NO_JOB })
  return posting
}

/** A job whose editions and applicants the viewer may read: its poster, or an admin for the editions. It may be removed. */
export async function postingForReading(context: Context, id: string, { asReviewer = false } = {}): Promise<PostingRow> {
  const posting = await findPosting(context.db, id)
  const isPoster = posting?.poster_id === signedIn(context).id
  if (posting === null || !(isPoster || (asReviewer && mayUse('jobs.approve', context.viewer)))) throw new Refusal('NOT_FOUND', { message: NO_JOB })
  return posting
}

/** Locks an application for a job that the viewer posted. Throws NOT_FOUND for any other, and for withdrawn ones. */
export async function applicationForPoster(context: Context, id: string): Promise<ApplicationRow> {
  const application = await findApplication(context.db, id, { lock: true })
  const isTheirs = application?.poster_id === signedIn(context).id && application.state !== 'withdrawn'
  if (application === null || !isTheirs || (await blockedPersonIds(context)).has(application.person_id)) throw new Refusal('NOT_FOUND', { message: NO_APPLICATION })
  return application
}

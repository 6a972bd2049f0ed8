import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { NO_JOB } from '../rules/job-inputs.ts'
import type { Stage } from '../rules/stages.ts'
import { findJobs, type JobRow } from './jobs.queries.ts'
import { readJob } from './read-jobs.ts'
import { deleteHidden, deleteTracked, isTracked, listHiddenIds, listTracked, saveForLater, saveHidden, saveNotes, saveStage, type TrackedRow } from './tracker.queries.ts'

export const MAX_TRACKED = 500

const notFound = () => new Refusal('NOT_FOUND', { message: NO_JOB })

/** A job on the viewer's board. */
export interface TrackedJob extends TrackedRow {
  job: JobRow
}

/** The viewer's board, the latest moved first. */
export async function readTracked(context: Context): Promise<TrackedJob[]> {
  const rows = await listTracked(context.db, signedIn(context).id, MAX_TRACKED)
  const jobs = new Map((await findJobs(context.database, rows.map(({ job_id }) => job_id))).map((job) => [job.id, job]))
  return rows.flatMap((row) => {
    const job = jobs.get(row.job_id)
    return job === undefined ? [] : [{ ...row, job }]
  })
}

/** The stages of the viewer's jobs, and the jobs they hid. */
export async function readMarks(context: Context) {
  const { id } = signedIn(context)
  const [tracked, hiddenIds] = await Promise.all([listTracked(context.db, id, MAX_TRACKED), listHiddenIds(context.db, id, MAX_TRACKED)])
  return { tracked, hiddenIds }
}

/** Throws NOT_FOUND for a job that is not on the viewer's board and that they cannot see. */
async function checkAddable(context: Context, id: string): Promise<void> {
  if (!(await isTracked(context.db, signedIn(context).id, id)) && (await readJob(context, id)) === null) throw notFound()
}

/** Saves a job for later, or removes it from the saved ones. */
export async function saveJob(context: Context, { id, isOn }: { id: string; isOn: boolean }): Promise<boolean> {
  const viewer = signedIn(context)
  await rateLimit(context, 'job.change', viewer.id)
  if (isOn) await checkAddable(context, id)
  if (isOn && !(await saveForLater(context.db, { personId: viewer.id, jobId: id, at: context.clock.now() }))) throw notFound()
  if (!isOn) await deleteTracked(context.db, viewer.id, id)
  return isOn
}

/** Hides a job from the viewer's lists, or shows it again. */
export async function hideJob(context: Context, { id, isOn }: { id: string; isOn: boolean }): Promise<boolean> {
  const viewer = signedIn(context)
  await rateLimit(context, 'job.change', viewer.id)
  await (isOn ? saveHidden(context.db, { personId: viewer.id, jobId: id, at: context.clock.now() }) : deleteHidden(context.db, viewer.id, id))
  return isOn
}

/** Moves a job to another column of the viewer's board. */
export async function moveTracked(context: Context, { id, stage }: { id: string; stage: Stage }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'job.change', viewer.id)
  await checkAddable(context, id)
  if (!(await saveStage(context.db, { personId: viewer.id, jobId: id, stage, at: context.clock.now() }))) throw notFound()
}

/** The viewer's private notes about a job on their board. Notes that were saved in another window meanwhile are not replaced. */
export async function noteTracked(context: Context, { id, notes, before }: { id: string; notes: string; before: string | null }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'job.change', viewer.id)
  if (await saveNotes(context.db, { personId: viewer.id, jobId: id, notes, before })) return
  throw (await isTracked(context.db, viewer.id, id)) ? new Refusal('OUTDATED_EDIT', { message: 'You saved other notes in another window.' }) : notFound()
}

import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { sendExpectedMessage } from '#features/chat/server/public.ts'
import { withoutBlocked } from '#features/connections/server/public.ts'
import { matchOf, type Match } from '../rules/match.ts'
import { stageAfter, type Answer } from '../rules/stages.ts'
import { listApplicants, saveApplicationState, savePosterNotes, type ApplicantRow } from './applications.queries.ts'
import { candidateOf } from './candidate.ts'
import { listShownToPosters, type CandidateRow } from './candidates.queries.ts'
import { applicationForPoster, postingForReading } from './jobs.access.ts'
import { moveBackToApplied, saveStage } from './tracker.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'job.answered': { jobId: string; applicationId: string; personId: string; state: string }
  }
}

const MAX_APPLICANTS = 500

/** An application with the candidate profile as it is now, if the applicant shows it, and its match. */
export interface Applicant extends ApplicantRow {
  candidate: { row: CandidateRow; match: Match } | null
}

/** The applicants of one of the viewer's jobs. The poster of a removed job has no access to them. */
export async function readApplicants(context: Context, jobId: string): Promise<Applicant[]> {
  const { content, state } = await postingForReading(context, jobId)
  if (state === 'removed') return []
  const rows = await withoutBlocked(context, await listApplicants(context.db, jobId, MAX_APPLICANTS), ({ person_id }) => person_id)
  const shown = new Map((await listShownToPosters(context.db, rows.map(({ person_id }) => person_id))).map((row) => [row.person_id, row]))
  const job = { skillsRequired: content.skills, location: content.location, experienceLevel: content.level }
  return rows.map((row) => {
    const candidate = shown.get(row.person_id)
    return { ...row, candidate: candidate === undefined ? null : { row: candidate, match: matchOf(job, candidateOf(candidate)) } }
  })
}

/**
 * The poster decides about an application. The applicant is notified of interviews, offers and rejections, and their card moves along; it moves back if a
 * decision is taken back.
 */
export async function answerApplicant(context: Context, { id, state }: { id: string; state: Answer }): Promise<void> {
  await rateLimit(context, 'job.change', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const application = await applicationForPoster(context, id)
    if (application.state === state) return
    const at = context.clock.now()
    await saveApplicationState(context.db, id, state, at)
    const card = { personId: application.person_id, jobId: application.job_id, at }
    const [stage, earlier] = [stageAfter(state), stageAfter(application.state)]
    if (stage !== null) await saveStage(context.db, { ...card, stage })
    else if (earlier !== null) await moveBackToApplied(context.db, { ...card, from: earlier })
    await context.emit({ name: 'job.answered', jobId: application.job_id, applicationId: id, personId: application.person_id, state })
  })
}

/** The poster's private notes about an applicant. Notes that were saved in another window meanwhile are not replaced. */
export async function noteApplicant(context: Context, { id, notes, before }: { id: string; notes: string; before: string | null }): Promise<void> {
  await rateLimit(context, 'job.change', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const { poster_notes: saved } = await applicationForPoster(context, id)
    if (before !== null && saved !== before && saved !== notes) throw new Refusal('OUTDATED_EDIT', { message: 'You saved other notes in another window.' })
    await savePosterNotes(context.db, id, notes)
  })
}

/** The poster writes to an applicant in Messages. Returns the conversation. */
export async function messageApplicant(context: Context, { id, messageId, text }: { id: string; messageId: string; text: string }): Promise<string> {
  const personId = await context.inTransaction(async (context) => (await applicationForPoster(context, id)).person_id)
  return sendExpectedMessage(context, { personId, id: messageId, text })
}

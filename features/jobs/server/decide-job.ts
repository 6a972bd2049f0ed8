import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Decided } from '#features/administration/server/public.ts'
import { NO_JOB } from '../rules/job-inputs.ts'
import { LISTED_DAYS } from '../rules/jobs.ts'
import { daysAfter } from './days-after.ts'
import { findPosting, saveContent, saveListed, saveReturned } from './posting.queries.ts'
import { renderDescription } from './render-description.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'job.decided': { jobId: string; personId: string; isApproved: boolean; comment: string }
    /** A job is listed for the first time. */
    'job.listed': { jobId: string; personId: string }
  }
}

/** Lists a proposed job or applies a changed edition, or sends it back with a comment. Throws OUTDATED_EDIT if that is decided already. */
export async function decideJob(context: Context, { id, revision, decision, comment }: Decided): Promise<void> {
  await context.inTransaction(async (context) => {
    const posting = await findPosting(context.db, id, { lock: true })
    if (posting === null || posting.poster_id === null) throw new Refusal('NOT_FOUND', { message: NO_JOB })
    const { proposal, proposal_state: proposalState, poster_id: personId, posted_at: postedAt } = posting
    if (proposal === null || proposalState !== 'review' || posting.revision !== revision || posting.state === 'removed') {
      throw new Refusal('OUTDATED_EDIT', { message: 'Another admin has already decided on this job, or the poster has changed it.' })
    }
    const at = context.clock.now()
    const isApproved = decision === 'approve'
    if (isApproved) {
      await saveContent(context.db, { id, content: proposal, html: renderDescription(proposal.description), at })
      if (postedAt === null) {
        await saveListed(context.db, id, { at, expiresAt: daysAfter(at, LISTED_DAYS) })
        await context.emit({ name: 'job.listed', jobId: id, personId })
      }
      await context.emit({ name: 'job.changed', jobId: id })
    } else await saveReturned(context.db, id, comment)
    await recordAudit(context, { action: isApproved ? 'job.approved' : 'job.returned', targetId: id, targetName: `${proposal.role}, ${proposal.company}`, reason: comment })
    await context.emit({ name: 'job.decided', jobId: id, personId, isApproved, comment })
  })
}

import { counted } from '#platform/rules/counted.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { RESTORED } from '#features/administration/rules/listings.ts'
import type { ListingKind } from '#features/administration/server/public.ts'
import { listRemovals, removeContent, restoreContent } from '#features/moderation/server/public.ts'
import { jobPath } from '../rules/paths.ts'
import { listJobsForAdmins } from './listed-jobs.queries.ts'
import { findPosting, saveState } from './posting.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'job.closed-by-admin': { jobId: string; reason: string }
  }
}

/** An admin closes a listed job. The poster is notified with the reason, and may renew it. */
async function closeListedJob(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  await context.inTransaction(async (context) => {
    const posting = await findPosting(context.db, id, { lock: true })
    if (posting === null || posting.state !== 'open') throw new Refusal('OUTDATED_EDIT', { message: 'This job isn’t listed any more.' })
    await saveState(context.db, id, 'closed', context.clock.now())
    await recordAudit(context, { action: 'job.closed', targetId: id, targetName: `${posting.content.role}, ${posting.content.company}`, reason })
    await context.emit({ name: 'job.changed', jobId: id })
    await context.emit({ name: 'job.closed-by-admin', jobId: id, reason })
  })
}

export const jobListings: ListingKind = {
  label: 'Jobs',
  right: 'jobs.approve',
  states: { listed: 'Listed', proposed: 'Waiting for review', expired: 'Expired', closed: 'Closed', removed: 'Removed' },
  acts: {
    close: { label: 'Close job', done: 'Closed', explanation: 'It leaves all lists and takes no more applications. The poster will see the reason, and can list it again.', apply: closeListedJob },
    remove: {
      label: 'Remove job', done: 'Removed', undo: 'restore', asksRule: true, isDecision: true, isDanger: true, explanation: 'It’s hidden from everyone. The poster will see the reason and can appeal once.',
      apply: (context, act) => removeContent(context, { kind: 'job', ...act }),
    },
    restore: { label: 'Restore job', done: 'Restored', isDecision: true, explanation: RESTORED, apply: (context, act) => restoreContent(context, { kind: 'job', ...act }) },
  },
  removals: ({ db }, targetIds) => listRemovals(db, { kind: 'job', targetIds }),
  list: async ({ db, clock }, page) =>
    (await listJobsForAdmins(db, page, clock.now())).map((job) => ({
      ...job,
      title: `${job.role}, ${job.company}`,
      date: job.expires_at === null || (job.state !== 'listed' && job.state !== 'expired') ? null : { label: job.state === 'listed' ? 'Expires' : 'Expired', at: job.expires_at },
      numbers: [counted(job.applications, 'application', 'applications')],
      path: job.state === 'removed' || job.state === 'proposed' ? null : jobPath(job),
      acts: job.state === 'listed' ? ['close', 'remove'] : job.state === 'expired' || job.state === 'closed' ? ['remove'] : job.state === 'removed' ? ['restore'] : [],
    })),
}

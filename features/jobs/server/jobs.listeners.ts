import type { Context } from '#platform/server/context.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import { recordActivity } from '#features/activity/server/public.ts'
import { notify, withdrawNotification } from '#features/notifications/server/public.ts'
import { ANNOUNCED, APPLICATION_LABELS, type ApplicationState } from '../rules/stages.ts'
import { closeJobsOfLeavers } from './expire-jobs.ts'
import { findFacts, findListedFacts, isApplicationIn, type JobFacts } from './facts.queries.ts'
import { notifySeekers } from './notify-seekers.ts'

const factsOf = ({ id, role, company }: JobFacts) => ({ jobId: id, job: role, company })

/** Notifies the poster of a job. */
async function notifyPoster(context: Context, { jobId, signalId, kind, facts = {} }: { jobId: string; signalId: number; kind: string; facts?: Record<string, string> }): Promise<void> {
  const job = await findFacts(context.db, jobId)
  if (job === null || job.poster_id === null) return
  await notify(context, {
    signalId, by: null, kinds: [kind], people: { poster: [job.poster_id] }, facts: { ...factsOf(job), ...facts }, about: String(signalId),
    holds: async (db) => (await findFacts(db, jobId)) !== null,
  })
}

/** The ids of listeners stay as they are, because queued signals refer to them. */
export const jobListeners: Listener[] = [
  listen('jobs.tell-seekers', 'job.listed', (context, { jobId }, signalId) => notifySeekers(context, jobId, signalId)),
  listen('activity.note-job', 'job.listed', (context, { jobId, personId }) =>
    recordActivity(context, { personId, kind: 'job.posted', subjectId: jobId, at: context.clock.now() }),
  ),
  listen('notifications.job-decided', 'job.decided', (context, { jobId, isApproved, comment }, signalId) =>
    notifyPoster(context, { jobId, signalId, kind: isApproved ? 'jobApproved' : 'jobReturned', facts: { comment } }),
  ),
  listen('notifications.job-closed', 'job.closed-by-admin', (context, { jobId, reason }, signalId) => notifyPoster(context, { jobId, signalId, kind: 'jobClosed', facts: { reason } })),
  listen('notifications.job-expiring', 'job.expiring', (context, { jobId, day }, signalId) => notifyPoster(context, { jobId, signalId, kind: 'jobExpiring', facts: { day } })),
  listen('notifications.job-expired', 'job.expired', (context, { jobId, day }, signalId) => notifyPoster(context, { jobId, signalId, kind: 'jobExpired', facts: { day } })),
  listen('notifications.job-applied', 'job.applied', async (context, { jobId, applicationId, personId }, signalId) => {
    const job = await findFacts(context.db, jobId)
    if (job === null) return
    await notify(context, {
      signalId, by: personId, kinds: ['jobApplication'], people: { poster: [job.poster_id] }, facts: factsOf(job), about: applicationId,
      holds: (db) => isApplicationIn(db, applicationId, null),
    })
  }),
  listen('notifications.job-withdrawn', 'job.withdrawn', async (context, { jobId, applicationId, personId }) => {
    const job = await findFacts(context.db, jobId)
    if (job === null || job.poster_id === null) return
    await withdrawNotification(context, {
      personId: job.poster_id, kinds: ['jobApplication'], by: personId, about: applicationId,
      holds: (db) => isApplicationIn(db, applicationId, null),
    })
  }),
  listen('notifications.job-answered', 'job.answered', async (context, { jobId, applicationId, personId, state }, signalId) => {
    const job = await findListedFacts(context.db, jobId)
    const about = (answer: string) => `${applicationId} ${answer}`
    if (job !== null && ANNOUNCED.includes(state as ApplicationState)) {
      await notify(context, {
        signalId, by: null, kinds: ['jobAnswer'], people: { applicant: [personId] }, facts: { ...factsOf(job), answer: APPLICATION_LABELS[state as ApplicationState] }, about: about(state),
        holds: (db) => isApplicationIn(db, applicationId, state),
      })
    }
    // The notification follows the last answer, also if that takes a decision back.
    for (const other of ANNOUNCED.filter((answer) => answer !== state)) {
      await withdrawNotification(context, { personId, kinds: ['jobAnswer'], by: null, about: about(other), holds: (db) => isApplicationIn(db, applicationId, other) })
    }
  }),
  listen('jobs.close-of-leavers', 'person.left', closeJobsOfLeavers),
]

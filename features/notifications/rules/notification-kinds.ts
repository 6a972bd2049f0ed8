import { IN_APP_AND_DIGEST, notificationKind } from './kind.ts'

/** Jobs are specified (section 3) but have no feature yet, which will take over this kind. */
export const jobNotifications = {
  job: notificationKind<'jobId' | 'job' | 'company'>({
    label: 'Job matches',
    recipient: 'holder',
    channels: IN_APP_AND_DIGEST,
    subject: ({ jobId }) => jobId,
    title: () => 'New job matched',
    message: ({ facts }) => `“${facts.job}” at ${facts.company} matches your skills.`,
    path: () => '/jobs',
  }),
}

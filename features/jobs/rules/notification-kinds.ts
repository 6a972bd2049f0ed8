import { dayText } from '#platform/rules/day-text.ts'
import { IN_APP, IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { applicantsPath, jobPath, POSTED_JOBS_PATH, TRACKER_PATH } from './paths.ts'

type JobFact = 'jobId' | 'job' | 'company'
const pathOf = ({ facts }: { facts: Readonly<Record<JobFact, string>> }) => jobPath({ id: facts.jobId, role: facts.job, company: facts.company })

export const jobNotifications = notificationArea('Jobs', {
  job: notificationKind<JobFact>({
    label: 'Job matches',
    recipient: 'holder',
    channels: IN_APP_AND_DIGEST,
    subject: ({ jobId }) => jobId,
    title: () => 'New job matched',
    message: ({ facts }) => `“${facts.job}” at ${facts.company} matches your skills.`,
    path: pathOf,
  }),
  jobSearch: notificationKind<JobFact | 'search'>({
    label: 'New jobs for your saved searches',
    recipient: 'seeker',
    channels: IN_APP_AND_DIGEST,
    subject: ({ jobId }) => jobId,
    title: () => 'New job for your search',
    message: ({ facts }) => `“${facts.job}” at ${facts.company} is new for “${facts.search}”.`,
    path: pathOf,
  }),
  jobApplication: notificationKind<JobFact>({
    label: 'Applications to your jobs',
    recipient: 'poster',
    channels: IN_APP_AND_EMAIL,
    subject: ({ jobId }) => jobId,
    title: () => 'New application',
    message: ({ who, facts }) => `${who} applied for “${facts.job}”`,
    path: ({ facts }) => applicantsPath(facts.jobId),
  }),
  jobAnswer: notificationKind<JobFact | 'answer'>({
    label: 'Updates on your applications',
    recipient: 'applicant',
    channels: IN_APP_AND_EMAIL,
    subject: ({ jobId }) => jobId,
    title: () => 'Application update',
    message: ({ facts }) => `${facts.company}: your application for “${facts.job}” is now “${facts.answer}”.`,
    path: () => TRACKER_PATH,
  }),
  jobApproved: notificationKind<JobFact | 'comment'>({
    label: 'Your jobs that were approved',
    recipient: 'poster',
    channels: IN_APP_AND_EMAIL,
    subject: ({ jobId }) => jobId,
    title: () => 'Job approved',
    message: ({ facts }) => `“${facts.job}” is listed now.${facts.comment === '' ? '' : ` The reviewer wrote: ${facts.comment}`}`,
    path: pathOf,
  }),
  jobClosed: notificationKind<JobFact | 'reason'>({
    label: 'Your jobs that an admin closed',
    recipient: 'poster',
    channels: IN_APP_AND_EMAIL,
    subject: ({ jobId }) => jobId,
    title: () => 'Job closed',
    message: ({ facts }) => `An admin closed “${facts.job}”: ${facts.reason}`,
    path: () => POSTED_JOBS_PATH,
  }),
  jobReturned: notificationKind<JobFact | 'comment'>({
    label: 'Your jobs that need changes',
    recipient: 'poster',
    channels: IN_APP_AND_EMAIL,
    subject: ({ jobId }) => jobId,
    title: () => 'Changes requested',
    message: ({ facts }) => `The reviewer of “${facts.job}” requested changes: ${facts.comment}`,
    path: () => POSTED_JOBS_PATH,
  }),
  jobExpiring: notificationKind<JobFact | 'day'>({
    label: 'Your jobs that expire soon',
    recipient: 'poster',
    channels: IN_APP_AND_EMAIL,
    subject: ({ jobId, day }) => `${jobId} ${day}`,
    title: () => 'Job expires soon',
    message: ({ facts }) => `“${facts.job}” is listed until ${dayText(facts.day)}. Renew it if it is still open.`,
    path: () => POSTED_JOBS_PATH,
  }),
  jobExpired: notificationKind<JobFact | 'day'>({
    label: 'Your jobs that expired',
    recipient: 'poster',
    channels: IN_APP,
    subject: ({ jobId, day }) => `${jobId} ${day}`,
    title: () => 'Job expired',
    message: ({ facts }) => `“${facts.job}” is no longer listed. You can renew it.`,
    path: () => POSTED_JOBS_PATH,
  }),
})

import { defineFeature } from '#platform/server/feature.ts'
import { listingsOf } from '#features/administration/rules/sections.ts'
import { jobNotifications } from '../rules/notification-kinds.ts'
import { JOB_SITEMAP_PATH } from '../rules/paths.ts'
import { jobPersonalData } from '../rules/personal-data.ts'
import { jobRateLimits } from '../rules/rate-limits.ts'
import { jobRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { jobPages } from './jobs.audit.ts'
import { countWaitingJobs } from './approvals.queries.ts'
import { jobApprovals } from './jobs.approvals.ts'
import { jobListings } from './jobs.listings.ts'
import { jobActivities } from './jobs.activity.ts'
import { jobListeners } from './jobs.listeners.ts'
import { moderatedJobs } from './jobs.moderation.ts'
import { addJobRoutes } from './jobs.routes.ts'
import { jobSearch } from './jobs.search.ts'
import { jobTasks } from './jobs.tasks.ts'
import { jobWebhooks } from './jobs.webhooks.ts'
import { jobsOfProfile } from './profile-part.ts'

// The poster is shown with all of their jobs.
const allJobsTags = () => ['jobs']

export const jobs = defineFeature({
  name: 'jobs',
  schema: () =>
    Promise.all([
      import('./applications.schema.ts'),
      import('./candidates.schema.ts'),
      import('./job.schema.ts'),
      import('./jobs.schema.ts'),
      import('./posting.schema.ts'),
      import('./searches.schema.ts'),
      import('./tracker.schema.ts'),
    ]),
  rights: jobRights,
  rateLimits: jobRateLimits,
  personalData: jobPersonalData,
  routes: addJobRoutes,
  tasks: jobTasks,
  listeners: jobListeners,
  contributes: {
    switches: { jobs: { label: 'Jobs: posting and applying', message: 'Posting jobs and applying are turned off right now. Try again later.' } },
    personContent: {
      jobs: { label: 'Jobs', path: listingsOf('job'), table: 'jobs', owner: 'poster_id' },
    },
    webhookEvents: jobWebhooks,
    approvals: { job: jobApprovals },
    listings: { job: jobListings },
    activities: jobActivities,
    moderation: moderatedJobs,
    notifications: jobNotifications,
    profileParts: { jobs: jobsOfProfile },
    search: { job: jobSearch },
    searchPlaces,
    waiting: { jobs: { label: 'Jobs to review', path: '/admin/approvals?filter=job', right: 'jobs.approve', aimHours: 48, count: countWaitingJobs } },
    sitemaps: { jobs: JOB_SITEMAP_PATH },
    auditPages: jobPages,
    auditActions: {
      'job.approved': 'approved the job',
      'job.returned': 'asked for changes in the job',
      'job.closed': 'closed the job',
      'job.removed': 'removed the job',
      'job.restored': 'restored the job',
    },
  },
  cacheTags: {
    'job.changed': ({ jobId }) => ['jobs', `job:${jobId}`],
    'job.closed-by-admin': 'none',
    'job.submitted': 'none',
    'job.decided': 'none',
    'job.listed': 'none',
    'job.applied': 'none',
    'job.withdrawn': 'none',
    'job.answered': 'none',
    'job.expiring': 'none',
    'job.expired': 'none',
    'profile.changed': allJobsTags,
    'person.left': allJobsTags,
    'person.suspended': allJobsTags,
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedJobs(services, world),
})

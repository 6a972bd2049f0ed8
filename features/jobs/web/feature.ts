import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { briefcaseIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { JOB_SEARCHES_PATH, JOBS_PATH, NEW_JOB_PATH, POSTED_JOBS_PATH, TRACKER_PATH } from '../rules/paths.ts'

export const jobs = defineWebFeature({
  name: 'jobs',
  screens: [
    { path: JOBS_PATH, page: 'features/jobs/web/JobsPage.tsx', query: ['q', 'level', 'location', 'remote', 'skill', 'pay', 'currency', 'sort', 'show', 'after'] },
    // Before the pages of jobs: the first matching path wins.
    { path: NEW_JOB_PATH, page: 'features/jobs/web/posting/NewJobPage.tsx' },
    { path: `${JOBS_PATH}/edit/:id`, page: 'features/jobs/web/posting/EditJobPage.tsx' },
    { path: POSTED_JOBS_PATH, page: 'features/jobs/web/posting/PostedJobsPage.tsx' },
    { path: `${POSTED_JOBS_PATH}/:id`, page: 'features/jobs/web/posting/ApplicantsPage.tsx', query: ['show'] },
    { path: TRACKER_PATH, page: 'features/jobs/web/tracker/TrackerPage.tsx' },
    { path: JOB_SEARCHES_PATH, page: 'features/jobs/web/JobSearchesPage.tsx' },
    { path: `${JOBS_PATH}/:address`, page: 'features/jobs/web/JobPage.tsx' },
  ],
  contributes: {
    settings: [{ name: 'jobs', label: 'Jobs', position: 6, Component: lazyPart(() => import('./CandidateSettings.tsx').then((module) => module.CandidateSettings)) }],
    adminSections: [
      {
        name: 'jobs',
        group: 'content',
        right: 'jobs.approve',
        label: 'Jobs',
        sentence: 'Moved to Approvals.',
        position: 5.4,
        isHidden: true,
        Component: lazyPart(() => import('./admin/JobsAdmin.tsx').then((module) => module.JobsAdmin)),
      },
    ],
  },
  navigation: [{ to: JOBS_PATH, label: 'Jobs', icon: briefcaseIcon, position: [3, 2], alsoCurrentBelow: `${JOBS_PATH}/` }],
  shortcuts: [{ keys: ['g', 'j'], to: JOBS_PATH, label: 'Go to Jobs' }],
})

import type { ActivityDefinition } from '#features/activity/server/public.ts'
import { JOBS_PATH } from '../rules/paths.ts'
import { POSTED_JOB } from './facts.queries.ts'

declare module '#features/activity/server/activity-kinds.ts' {
  interface ActivityKinds {
    'job.posted': true
  }
}

export const jobActivities: Record<string, ActivityDefinition> = {
  'job.posted': { verb: 'posted the job', subject: POSTED_JOB, path: (address) => `${JOBS_PATH}/${address}` },
}

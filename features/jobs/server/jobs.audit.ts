import type { Context } from '#platform/server/context.ts'
import { jobPath } from '../rules/paths.ts'
import { findJobs } from './jobs.queries.ts'

/** The pages of jobs in the audit log; a removed one has none. */
export const jobPages = {
  job: {
    list: async ({ database }: Pick<Context, 'database'>, ids: readonly string[]) =>
      new Map((await findJobs(database, ids)).filter(({ state }) => state !== 'removed').map((job) => [job.id, jobPath(job)])),
  },
}

import type { ProfilePartSource } from '#features/profiles/server/public.ts'
import { jobPath } from '../rules/paths.ts'
import { listOpenOfPoster } from './jobs.queries.ts'

/** The open jobs that a person posted. */
export const jobsOfProfile: ProfilePartSource = {
  title: 'Open jobs',
  list: async ({ db, clock }, personId, max) =>
    (await listOpenOfPoster(db, personId, { at: clock.now(), max })).map((job) => ({ title: job.role, path: jobPath(job), note: `${job.company}, ${job.location}`, at: null })),
}

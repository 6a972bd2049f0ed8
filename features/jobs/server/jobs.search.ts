import type { IndexedKind } from '#features/search/server/public.ts'
import { jobPath } from '../rules/paths.ts'
import { listOpenIds, loadSearchedJobs, openAmong } from './search.queries.ts'

/** Open jobs in the search: by role, company, location, skills and description. */
export const jobSearch: IndexedKind = {
  label: 'Jobs',
  single: 'Job',
  linkLabel: 'Job',
  position: 4.5,
  changedBy: { 'job.changed': ({ jobId }) => [jobId] },
  load: async ({ db }, ids) => {
    // The HTML parser loads with the first text.
    const { searchTextOf } = await import('#platform/server/rich-text/plain-text.ts')
    return (await loadSearchedJobs(db, ids)).map((job) => ({
      id: job.id,
      title: `${job.role}, ${job.company}`,
      text: searchTextOf(job.description_html),
      keywords: [...job.skills, job.location, job.level].join(' '),
      path: jobPath(job),
      readers: 'everybody',
      popularity: 0,
      changedAt: job.posted_at,
    }))
  },
  listIds: ({ db }, after, limit) => listOpenIds(db, after, limit),
  existing: ({ db }, ids) => openAmong(db, ids),
}

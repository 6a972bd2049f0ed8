import { csvOf } from '#platform/rules/csv.ts'
import { jobPath } from '../rules/paths.ts'
import type { TrackedJob } from './track-jobs.ts'

const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? ''

/** The viewer's board as CSV. */
export function trackerCsv(tracked: readonly TrackedJob[], origin: string): string {
  const head = ['Stage', 'Role', 'Company', 'Location', 'Added', 'Moved', 'Applied', 'Answer', 'Notes', 'Address']
  const rows = tracked.map(({ job, stage, notes, added_at, moved_at, applied_at, application_state }) => [
    stage, job.role, job.company, job.location, day(added_at), day(moved_at), day(applied_at), application_state ?? '', notes, origin + jobPath(job),
  ])
  return csvOf([head, ...rows])
}

import { jobPath } from '../rules/paths.ts'
import type { TrackedJob } from './track-jobs.ts'

// A cell that starts with one of these is a formula in spreadsheets.
const FORMULA = /^[=+\-@\t\r]/
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? ''

/** The viewer's board as CSV (RFC 4180), with a byte order mark for spreadsheets. */
export function trackerCsv(tracked: readonly TrackedJob[], origin: string): string {
  const head = ['Stage', 'Role', 'Company', 'Location', 'Added', 'Moved', 'Applied', 'Answer', 'Notes', 'Address']
  const rows = tracked.map(({ job, stage, notes, added_at, moved_at, applied_at, application_state }) => [
    stage, job.role, job.company, job.location, day(added_at), day(moved_at), day(applied_at), application_state ?? '', notes, origin + jobPath(job),
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

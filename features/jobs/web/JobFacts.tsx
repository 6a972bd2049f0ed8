import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { EMPLOYMENT_LABELS, type Employment, type Level } from '../rules/jobs.ts'
import { salaryText, type Period } from '../rules/salary.ts'
import type { JobCardData } from './job-fields.ts'

const LEVEL_TONES: Record<Level, Tone> = { Entry: 'success', Mid: 'warning', Senior: 'accent' }

/** The salary of a job as text; null if it is not stated. */
export const salaryOf = ({ salary }: Pick<JobCardData, 'salary'>): string | null => (salary === null ? null : salaryText({ ...salary, period: salary.period as Period }))

/** Company, place, level, employment and salary in one line. */
export function JobFacts({ job }: { job: Pick<JobCardData, 'location' | 'experienceLevel' | 'employment' | 'salary'> }) {
  const salary = salaryOf(job)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-text-muted">
      <Badge tone={LEVEL_TONES[job.experienceLevel]}>{job.experienceLevel}</Badge>
      <span className="wrap-anywhere">{job.location}</span>
      <span>{EMPLOYMENT_LABELS[job.employment as Employment]}</span>
      <span className="tabular">{salary ?? 'Salary not stated'}</span>
    </p>
  )
}

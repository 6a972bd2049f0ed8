import { counted } from '#platform/rules/counted.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { SearchInstead } from '#features/search/web/public.tsx'
import { filterQuery, MAX_LISTED, type JobFilter } from '../rules/job-filter.ts'
import { JOBS_PATH } from '../rules/paths.ts'
import type { JobCardData } from './job-fields.ts'
import { JobCard } from './JobCard.tsx'
import type { ListState } from './list-address.ts'
import type { CandidateData, Marks } from './viewer-jobs.ts'

interface Props {
  state: ListState
  items: readonly JobCardData[]
  candidate: CandidateData | null
  marks: Marks | null
}

/** Jobs below each other; what to do where there are none. */
export function JobList({ state, items, candidate, marks }: Props) {
  if (items.length === 0) return <NoJobs state={state} />
  return (
    <ul className="grid grid-cols-1 gap-4" aria-label="Jobs">
      {items.map((job) => (
        <li key={job.id} className="min-w-0">
          <JobCard job={job} candidate={candidate} mark={marks?.tracked.find(({ jobId }) => jobId === job.id)} />
        </li>
      ))}
    </ul>
  )
}

/** How many jobs the list has on all its pages; nothing for none. */
export function JobCount({ count, filter }: { count: number; filter: JobFilter }) {
  if (count === 0) return null
  const jobs = count === MAX_LISTED ? `More than ${counted(count - 1, 'job', 'jobs')}` : counted(count, 'job', 'jobs')
  return <p className="tabular -mb-1 text-sm text-text-muted">{filterQuery(filter) === '' ? jobs : `${jobs} found`}</p>
}

function NoJobs({ state }: { state: ListState }) {
  const isFiltered = filterQuery(state.filter) !== '' || state.after !== null
  const showAll = <ButtonLink to={JOBS_PATH}>Show all jobs</ButtonLink>
  if (state.isSaved) return <EmptyState text="No saved jobs" hint="Press the bookmark icon on a job to save it here." action={showAll} />
  if (isFiltered) return <EmptyState text="No jobs found" hint="Try fewer words or another filter, or save this search to get alerts." action={<SearchInstead q={state.filter.q} kind="job">{showAll}</SearchInstead>} />
  return <EmptyState text="No open jobs" hint="New jobs appear here as soon as they are approved." />
}

export const JobSkeletons = () => (
  <div role="status" aria-label="Loading jobs" className="grid gap-4">
    <Skeleton className="h-60" />
    <Skeleton className="h-60" />
    <Skeleton className="h-60" />
  </div>
)

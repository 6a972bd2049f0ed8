import { graphql } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { CANDIDATE_SETTINGS_PATH } from '../rules/paths.ts'
import { JobCardFields } from './job-fields.ts'
import { JobCount, JobList, JobSkeletons } from './JobList.tsx'
import type { ListState } from './list-address.ts'
import { CandidateQuery, isEmptyCandidate, JobMarksQuery, SavedJobsQuery } from './viewer-jobs.ts'

const OwnJobsQuery = graphql(
  `
  query OwnJobs($filter: JobFilterInput, $sort: JobSort, $after: String) {
    jobs(filter: $filter, sort: $sort, after: $after) { items { ...JobCardFields } next count }
  }
`,
  [JobCardFields],
)

const FAILED = 'We couldn’t load the jobs.'

/** The list of a member: without the jobs they hid, and by their match unless they chose otherwise. */
export function OwnJobs({ state }: { state: ListState }) {
  return state.isSaved ? <SavedJobs state={state} /> : <MatchedJobs state={state} />
}

function useViewer() {
  const candidate = useQuery(CandidateQuery, {})
  const marks = useQuery(JobMarksQuery, {})
  return { candidate: candidate.data?.candidateProfile ?? null, marks: marks.data?.jobMarks ?? null, isLoading: candidate.isLoading || marks.isLoading }
}

function MatchedJobs({ state }: { state: ListState }) {
  const { candidate, marks, isLoading } = useViewer()
  const sort = state.sort ?? 'match'
  const query = useInfiniteQuery(OwnJobsQuery, { variables: (after) => ({ filter: state.filter, sort, after }), getNextPageParam: ({ jobs }) => jobs.next })
  const { data, isLoadingError, error, refetch } = query
  if (isLoadingError) return <ErrorState text={FAILED} hint={error.message} onRetry={refetch} />
  if (data === undefined || isLoading) return <JobSkeletons />
  const items = data.pages.flatMap(({ jobs }) => jobs.items).filter(({ id }) => marks?.hiddenIds.includes(id) !== true)
  return (
    <>
      {candidate !== null && isEmptyCandidate(candidate) && <EmptyProfileHint />}
      <JobCount count={data.pages.at(-1)!.jobs.count} filter={state.filter} />
      <JobList state={state} items={items} candidate={candidate} marks={marks} />
      <MoreButton query={query} className="justify-self-center">More jobs</MoreButton>
    </>
  )
}

function SavedJobs({ state }: { state: ListState }) {
  const { candidate, marks } = useViewer()
  const { data, isLoadingError, error, refetch } = useQuery(SavedJobsQuery, {})
  if (isLoadingError) return <ErrorState text={FAILED} hint={error.message} onRetry={refetch} />
  if (data === undefined || marks === null) return <JobSkeletons />
  const saved = new Set(marks.tracked.filter(({ stage }) => stage === 'Saved').map(({ jobId }) => jobId))
  return <JobList state={state} items={data.trackedJobs.map(({ job }) => job).filter(({ id }) => saved.has(id))} candidate={candidate} marks={marks} />
}

/** Without skills, a place and a level, nothing can match. */
function EmptyProfileHint() {
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-[60ch] text-sm">Add skills to your tech stack, and choose where and at which level you want to work. Every job then shows how well it matches you, and why.</p>
      <ButtonLink to={CANDIDATE_SETTINGS_PATH}>Set up your candidate profile</ButtonLink>
    </div>
  )
}

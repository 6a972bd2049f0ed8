import { graphql, type ResultOf, type VariablesOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { TurnedOffNotice } from '#platform/web/ui/TurnedOffNotice.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { Suspense } from 'react'
import { filterQuery, filterText } from '../rules/job-filter.ts'
import { jobFeedPath } from '../rules/paths.ts'
import { JobCardFields } from './job-fields.ts'
import { JobFilters } from './JobFilters.tsx'
import { JobLinks, JobSections } from './JobLinks.tsx'
import { JobCount, JobList, JobSkeletons } from './JobList.tsx'
import { listAddress, parseListAddress } from './list-address.ts'
import { PostJobLink } from './PostJobLink.tsx'
import { VisitorHint } from './VisitorHint.tsx'
import './jobs.css'

const JobsQuery = graphql(
  `
  query Jobs($filter: JobFilterInput, $after: String) {
    jobs(filter: $filter, after: $after) { items { ...JobCardFields } next count }
    jobSkills
  }
`,
  [JobCardFields],
)

type Data = ResultOf<typeof JobsQuery>

// Loads for members only.
const OwnJobs = lazyPart(() => import('./OwnJobs.tsx').then((module) => module.OwnJobs))

/** The list of jobs: by date for visitors, by match for members (requirement V-4). */
function JobsPage({ data, location }: { data: Data; location: RouteLocation }) {
  const state = parseListAddress(location.searchParams)
  const isMember = useSession() !== null
  const isOwn = useMounted() && isMember
  return (
    <Page title="Job matches" sentence={isOwn ? 'Jobs for people who work with data, ranked by how well they match your skills.' : 'Jobs for people who work with data, the newest first.'} action={<PostJobLink />}>
      <TurnedOffNotice name="jobs" />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <JobSections state={state} />
          <JobFilters state={state} skills={data.jobSkills} search={location.searchParams} isMember={isOwn} />
          {isOwn ? (
            <Suspense fallback={<JobSkeletons />}>
              <OwnJobs state={state} />
            </Suspense>
          ) : (
            <>
              <VisitorHint />
              <JobCount count={data.jobs.count} filter={state.filter} />
              <JobList state={state} items={data.jobs.items} candidate={null} marks={null} />
              <nav aria-label="Pages" className="flex justify-between gap-3">
                {state.after === null ? <span /> : <ButtonLink to={listAddress(state)}>First page</ButtonLink>}
                {data.jobs.next !== null && <ButtonLink to={listAddress(state, { after: data.jobs.next })}>More jobs</ButtonLink>}
              </nav>
            </>
          )}
        </div>
        <JobLinks state={state} isMember={isOwn} />
      </div>
    </Page>
  )
}

export const page = definePage<Data, VariablesOf<typeof JobsQuery>>({
  document: JobsQuery,
  variables: (location) => {
    const { filter, after } = parseListAddress(location.searchParams)
    return { filter, after }
  },
  cacheTags: () => ['jobs'],
  meta: (_data, location) => {
    const state = parseListAddress(location.searchParams)
    const query = filterQuery(state.filter)
    return {
      title: query === '' ? 'Jobs' : `Jobs: ${filterText(state.filter)}`,
      description: 'Jobs in machine learning, data science and data engineering, with the required skills and the lessons that teach them.',
      canonical: listAddress({ ...state, sort: null, isSaved: false }),
      hidden: state.filter.q !== null || state.isSaved,
      feeds: [
        { title: 'Jobs (Atom)', path: jobFeedPath('atom', query), type: 'application/atom+xml' },
        { title: 'Jobs (JSON Feed)', path: jobFeedPath('json', query), type: 'application/feed+json' },
      ],
    }
  },
  Component: JobsPage,
})

import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { closedSentence } from '../rules/jobs.ts'
import { jobCardPath, jobIdOf, JOBS_PATH } from '../rules/paths.ts'
import { ApplyBox } from './ApplyBox.tsx'
import { CloseTheGap } from './CloseTheGap.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'
import { EarlierApplications } from './EarlierApplications.tsx'
import { JobCardFields } from './job-fields.ts'
import { jobFacts } from './job-facts.ts'
import { JobFacts, salaryOf } from './JobFacts.tsx'
import { JobActions } from './JobActions.tsx'
import { MatchBox } from './MatchBox.tsx'
import { SkillList } from './SkillList.tsx'
import { useCandidate, useIsPoster } from './viewer-jobs.ts'
import './jobs.css'

const JobQuery = graphql(
  `
  query Job($id: ID!) {
    job(id: $id) { ...JobCardFields descriptionHtml skillGuide { skill lessons { course title path } problems { title difficulty path } } }
  }
`,
  [JobCardFields],
)

export type JobDetails = NonNullable<ResultOf<typeof JobQuery>['job']>
// An address without an id belongs to no job.
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** One job: what it is, how well it matches, what closes the gaps, and how to apply (requirement V-5). */
function JobPage({ job }: { job: JobDetails }) {
  const candidate = useCandidate()
  const isPoster = useIsPoster(job)
  const { company, role, logoUrl, postedAt, isOpen, state, descriptionHtml, skillsRequired, poster } = job
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-10 gap-y-8 px-8 py-10 max-md:px-4 max-md:py-6 xl:grid-cols-[minmax(0,44rem)_20rem] xl:grid-rows-[auto_1fr] xl:justify-center">
      <header className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-start gap-4">
          <CompanyLogo company={company} logoUrl={logoUrl} />
          <div className="grid min-w-0 flex-1 gap-1">
            <h1 dir="auto" className="text-3xl wrap-anywhere max-md:text-2xl">{role}</h1>
            <p className="wrap-anywhere">
              {company}
              {postedAt !== null && (
                <span className="text-text-muted">
                  {' · posted '}
                  <TimeAgo at={postedAt} />
                </span>
              )}
            </p>
          </div>
          <JobActions job={job} />
        </div>
        <JobFacts job={job} />
        {!isOpen && (
          <p role="note" className="rounded-control border border-line bg-sunken p-4 text-sm">
            {closedSentence(state)} It no longer accepts applications.
          </p>
        )}
      </header>
      <aside aria-label={isPoster ? 'Your job' : 'Your application'} className="grid min-w-0 grid-cols-1 gap-5 xl:sticky xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <ApplyBox job={job} />
        {!isPoster && <MatchBox job={job} />}
      </aside>
      <article className="grid min-w-0 grid-cols-1 gap-8">
        <Section title="The job">
          <RichText shown={descriptionHtml} />
        </Section>
        <Section title="Skills">
          <SkillList skills={skillsRequired} candidate={isPoster ? null : candidate} />
          {!isPoster && <CloseTheGap job={job} />}
        </Section>
        <EarlierApplications job={job} />
        <footer className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          {poster === null ? <span /> : <PostedBy poster={poster} />}
          <ButtonLink to={JOBS_PATH} icon={arrowLeftIcon}>
            All jobs
          </ButtonLink>
        </footer>
      </article>
    </div>
  )
}

const PostedBy = ({ poster }: { poster: NonNullable<JobDetails['poster']> }) => (
  <a className="flex min-h-11 items-center gap-3 text-sm" href={profilePath(poster.username)}>
    <Avatar person={{ ...poster, picture: poster.avatarUrl }} />
    <span>
      <span className="block text-text-muted">Posted by</span>
      <span className="font-medium wrap-anywhere">{poster.name}</span>
    </span>
  </a>
)

export const page = definePage({
  document: JobQuery,
  variables: (location) => ({ id: jobIdOf(location.params['address'] ?? '') ?? NO_ID }),
  exists: (data) => data.job !== null,
  redirectTo: (data, location) => (data.job !== null && data.job.path !== location.pathname ? data.job.path : null),
  cacheTags: (data) => ['jobs', `job:${data.job!.id}`],
  meta: (data) => {
    const job = data.job!
    return {
      title: `${job.role}, ${job.company}`,
      description: [job.company, job.location, `${job.experienceLevel} level`, salaryOf(job), `Skills: ${job.skillsRequired.join(', ')}`].filter((part) => part !== null).join(' · ').slice(0, 200),
      canonical: job.path,
      image: jobCardPath(job.id),
      // Closed jobs are not for search engines.
      hidden: !job.isOpen,
      facts: jobFacts(job),
    }
  },
  Component: ({ data }) => <JobPage key={data.job!.id} job={data.job!} />,
})

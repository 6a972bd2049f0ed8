import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { jobPath, POSTED_JOBS_PATH } from '../../rules/paths.ts'
import { MembersOnly } from '../MembersOnly.tsx'
import { ApplicantList } from './ApplicantList.tsx'
import { ApplicantsQuery } from './applicants-query.ts'
import { RemovalNote } from './RemovalNote.tsx'

const CandidatesQuery = graphql(`
  query JobCandidates($id: ID!) { jobCandidates(id: $id) { percent location experienceLevel skills person { id username name headline avatarUrl } } }
`)

/** Who applied for a job, and who is open to work and matches it (requirement V-6). */
function Applicants({ id, search }: { id: string; search: URLSearchParams }) {
  const { data, isLoadingError, error, refetch } = useQuery(ApplicantsQuery, { id })
  if (isLoadingError) return <ErrorState text="We couldn’t load the applicants." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-80 w-full" />
  const { state, removal, content } = data.jobEdition
  const title = `${content.role}, ${content.company}`
  if (state === 'removed') {
    return (
      <Section title={title}>
        <RemovalNote removal={removal} />
      </Section>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={title} action={<a className="link text-sm" href={jobPath({ id, ...content })}>Open the job</a>}>
        <ApplicantList jobId={id} applicants={data.applicants} search={search} />
      </Section>
      <Candidates id={id} />
    </div>
  )
}

function Candidates({ id }: { id: string }) {
  const candidates = useQuery(CandidatesQuery, { id }).data?.jobCandidates ?? []
  if (candidates.length === 0) return null
  return (
    <Section title="Open to work and a good match">
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {candidates.map(({ person, percent, location, experienceLevel, skills }) => (
          <li key={person.id} className="card flex items-start gap-3" data-of={person.id}>
            <Avatar person={{ ...person, picture: person.avatarUrl }} />
            <div className="grid min-w-0 gap-1 text-sm">
              <a className="font-medium wrap-anywhere hover:underline" href={profilePath(person.username)}>
                {person.name}
              </a>
              <p className="tabular text-text-muted wrap-anywhere">{[`${percent}% match`, location, experienceLevel].filter((part) => part !== null && part !== '').join(' · ')}</p>
              <p className="wrap-anywhere">{skills.join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Applicants', description: 'People who applied for your job.', hidden: true }),
  Component: ({ location }) => (
    <MembersOnly
      title="Applicants"
      reason="Log in to see your applicants"
      action={
        <ButtonLink icon={arrowLeftIcon} to={POSTED_JOBS_PATH}>
          Jobs you posted
        </ButtonLink>
      }
    >
      {() => <Applicants id={location.params['id'] ?? ''} search={location.searchParams} />}
    </MembersOnly>
  ),
})

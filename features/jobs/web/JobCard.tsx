import { Suspense, useState } from 'react'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { bookmarkIcon, ellipsisIcon, eyeOffIcon, flagIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { applicantsPath, TRACKER_PATH } from '../rules/paths.ts'
import { cardState } from '../rules/stages.ts'
import { CompanyLogo } from './CompanyLogo.tsx'
import type { JobCardData } from './job-fields.ts'
import { JobFacts } from './JobFacts.tsx'
import { MatchDetails, MatchRing } from './MatchScore.tsx'
import { SkillList } from './SkillList.tsx'
import { isEmptyCandidate, matchFor, useHideJob, useIsPoster, useSaveJob, type CandidateData, type Mark } from './viewer-jobs.ts'

interface Props {
  job: JobCardData
  candidate: CandidateData | null
  mark: Mark | undefined
}

/** A job in the list, with its match, its reasons and Apply. */
export function JobCard({ job, candidate, mark }: Props) {
  const { path, company, role, logoUrl, skillsRequired, postedAt, isOpen } = job
  const isPoster = useIsPoster(job)
  const match = isPoster || candidate === null || isEmptyCandidate(candidate) ? null : matchFor(job, candidate)
  const state = cardState({ isOpen, stage: mark?.stage, applicationState: mark?.applicationState })
  return (
    <article className="card grid grid-cols-1 gap-3" data-of={job.poster?.id}>
      <div className="flex items-start gap-4">
        <CompanyLogo company={company} logoUrl={logoUrl} />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h2 dir="auto" className="text-lg wrap-anywhere">
            <a className="hover:underline" href={path}>
              {role}
            </a>
          </h2>
          <p className="text-sm wrap-anywhere">
            {company}
            {postedAt !== null && (
              <span className="text-text-muted">
                {' · '}
                <TimeAgo at={postedAt} />
              </span>
            )}
          </p>
        </div>
        {match !== null && <MatchRing match={match} />}
      </div>
      <JobFacts job={job} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <SkillList skills={skillsRequired} candidate={isPoster ? null : candidate} />
        </div>
        {match !== null && <MatchDetails match={match} />}
        <div className="flex flex-wrap items-center gap-2">
          {isPoster ? (
            <>
              <Badge>Your job</Badge>
              <ButtonLink to={applicantsPath(job.id)}>See applicants</ButtonLink>
            </>
          ) : state === 'closed' ? (
            <Badge>Closed</Badge>
          ) : state === 'applied' ? (
            <Badge tone="success">Applied</Badge>
          ) : state === 'tracked' ? (
            <ButtonLink to={TRACKER_PATH}>On your board: {mark!.stage}</ButtonLink>
          ) : (
            <ButtonLink to={`${path}#apply`}>
              Apply
            </ButtonLink>
          )}
          <CardActions job={job} mark={mark} />
        </div>
      </div>
    </article>
  )
}

function CardActions({ job: { id, role, company }, mark }: { job: JobCardData; mark: Mark | undefined }) {
  const { asMember } = useAuth()
  const { isSaved, canSave, toggle } = useSaveJob(id, mark)
  const hide = useHideJob(id, role)
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      {canSave && (
        <IconButton
          icon={bookmarkIcon}
          label={isSaved ? `Remove “${role}” from saved jobs` : `Save “${role}”`}
          data-tip={isSaved ? 'Remove from saved' : 'Save'}
          aria-pressed={isSaved}
          className="aria-pressed:text-accent aria-pressed:[&_svg]:fill-current"
          onClick={() => asMember(toggle)}
        />
      )}
      <Menu
        label={`More about “${role}” at ${company}`}
        className="button button-ghost button-icon"
        trigger={<Icon of={ellipsisIcon} />}
        items={[
          { label: 'Hide', icon: eyeOffIcon, onSelect: () => asMember(hide) },
          { label: 'Report', icon: flagIcon, onSelect: () => asMember(() => setReporting(true)) },
        ]}
      />
      <Suspense>{isReporting && <ReportDialog kind="job" id={id} onClose={() => setReporting(false)} />}</Suspense>
    </>
  )
}

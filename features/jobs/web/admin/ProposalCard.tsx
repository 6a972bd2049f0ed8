import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import type { ReviewDecision } from '../../rules/job-inputs.ts'
import { CompanyLogo } from '../CompanyLogo.tsx'
import { JobFacts } from '../JobFacts.tsx'
import { SkillList } from '../SkillList.tsx'
import type { Proposal } from './JobsAdmin.tsx'
import '../jobs.css'

/** A proposed job: who posted it, what it says or changes, and the decision. */
export function ProposalCard({ job, onDecide }: { job: Proposal; onDecide: (decision: ReviewDecision) => void }) {
  const { content, poster, isNew, changes, approvedBefore, proposedAt } = job
  return (
    <Card as="li" className="grid grid-cols-1 gap-4 p-5">
      <div className="flex items-start gap-4">
        <CompanyLogo company={content.company} logoUrl={content.logoUrl} />
        <div className="grid min-w-0 gap-1">
          <h4 className="text-lg wrap-anywhere">{content.role}</h4>
          <p className="wrap-anywhere">{content.company}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
            <Badge tone={isNew ? 'accent' : 'plain'}>{isNew ? 'New job' : `Changed: ${changes.join(', ')}`}</Badge>
            <a className="link" href={profilePath(poster.username)}>
              {poster.name}
            </a>
            <span className="tabular">{approvedBefore === 0 ? 'first job' : approvedBefore === 1 ? '1 job approved before' : `${approvedBefore} jobs approved before`}</span>
            <span>
              Sent <TimeAgo at={proposedAt} />
            </span>
          </p>
        </div>
      </div>
      <JobFacts job={{ ...content, experienceLevel: content.level }} />
      <SkillList skills={content.skills} candidate={null} />
      {content.applyUrl !== null && (
        <p className="text-sm">
          Applications go to <ExternalLink to={content.applyUrl}>{content.applyUrl}</ExternalLink>
        </p>
      )}
      <details>
        <summary className="cursor-pointer text-sm font-medium">Description</summary>
        <div className="pt-3">
          <RichText shown={content.descriptionHtml} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onDecide('approve')}>
          Approve
        </Button>
        <Button onClick={() => onDecide('return')}>Send back</Button>
      </div>
    </Card>
  )
}

import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { adminPath } from '#features/administration/rules/sections.ts'
import { banAddress } from './ban-address.ts'
import { CLAIM_MINUTES, OUTCOME_LABELS, type Outcome } from '../rules/decisions.ts'
import type { Decision } from '../rules/reports.ts'
import { nounOf } from '../rules/kind-names.ts'
import { FullText } from './FullText.tsx'
import type { Report } from './ReportsPart.tsx'

const ClaimReport = graphql(`
  mutation ClaimReport($kind: String!, $targetId: ID!) { claimReport(kind: $kind, targetId: $targetId) }
`)
const ReleaseReport = graphql(`
  mutation ReleaseReport($kind: String!, $targetId: ID!) { releaseReport(kind: $kind, targetId: $targetId) }
`)

const reliability = ({ earlier, upheld }: { earlier: number; upheld: number }) => (earlier === 0 ? 'first report' : `${earlier === 1 ? '1 earlier report' : `${earlier} earlier reports`}: ${upheld} upheld, ${earlier - upheld} dismissed`)

interface Props {
  report: Report
  /** The path of the section. */
  path: string
  onDecide: (decision: Decision) => void
  onChange: () => void
}

/** Reported content with its author's history, the reports, and what a moderator can do. */
export function ReportCard({ report, path, onDecide, onChange }: Props) {
  const { content, reports, kind, earlier, authorDecisions } = report
  const author = content?.authorUsername ?? null
  const noun = nounOf(kind)
  return (
    <li className="card grid gap-3 scroll-mt-[calc(var(--topbar)+1rem)] focus:outline-2 focus:outline-accent" tabIndex={-1} aria-label={`Report: ${content?.title ?? noun}`}>
      <div className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        <Badge>{noun.charAt(0).toUpperCase() + noun.slice(1)}</Badge>
        {content === null && 'Already deleted'}
        {author !== null && <>by @{author}</>}
        {earlier > 0 && <Badge tone="warning">{earlier === 1 ? '1 earlier decision' : `${earlier} earlier decisions`}</Badge>}
      </div>
      {content !== null && (
        <div className="grid gap-1">
          <a className="font-medium hover:underline" href={content.path} target="_blank" rel="noreferrer" data-key="open">
            {content.title}
            <span className="link ml-2 text-sm font-normal">Open</span>
          </a>
        </div>
      )}
      <ul className="grid gap-2 border-l-2 border-line pl-3 text-sm">
        {reports.map(({ by, at, rule, reason, ...history }) => (
          <li key={by}>
            <span className="text-text-muted">
              @{by}, <TimeAgo at={at} /> ({reliability(history)}):{' '}
            </span>
            {rule !== null && <Badge>{rule}</Badge>} <span className="wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
      {authorDecisions.length > 0 && (
        <details className="text-sm">
          <summary className="link w-fit">Earlier decisions about @{author}</summary>
          <ul className="mt-2 grid gap-1">
            {authorDecisions.map(({ id, title, outcome, rule, decidedAt }) => (
              <li key={id} className="wrap-anywhere">
                {OUTCOME_LABELS[outcome as Outcome]}: “{title}” ({rule}), <TimeAgo at={decidedAt} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {content !== null && content.text !== '' && <FullText text={content.text} html={content.html} label="Reported text" />}
      <Claim report={report} onChange={onChange} />
      <div className="sticky bottom-0 z-1 rounded-b-card border-t border-line bg-surface py-3 max-md:bottom-[var(--tabs)]">
        <div className="beside-chat flex flex-wrap gap-2">
          {content !== null && (
            <Button variant="danger" onClick={() => onDecide('remove')}>
              Remove
            </Button>
          )}
          <Button onClick={() => onDecide('dismiss')}>Dismiss</Button>
          {author !== null && (
            <span className="ml-auto flex flex-wrap gap-2 max-md:ml-0">
              <ButtonLink to={`${adminPath('people')}?person=${encodeURIComponent(author)}`}>View author</ButtonLink>
              <ButtonLink to={banAddress(path, { author, noun, title: content?.title ?? '', reports })}>Propose a ban</ButtonLink>
            </span>
          )}
        </div>
      </div>
    </li>
  )
}

function Claim({ report: { kind, targetId, claimedBy, isClaimed, claimedAt }, onChange }: { report: Report; onChange: () => void }) {
  const claim = useMutation(ClaimReport, { onSuccess: onChange })
  const release = useMutation(ReleaseReport, { onSuccess: onChange })
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
      {isClaimed ? (
        <>
          <span>You’re working on this.</span>
          <Button small data-key="claim" busy={release.isPending} onClick={() => release.mutate({ kind, targetId })}>
            Release
          </Button>
        </>
      ) : claimedBy === null ? (
        <Button small data-key="claim" busy={claim.isPending} onClick={() => claim.mutate({ kind, targetId })}>
          Claim for {CLAIM_MINUTES} minutes
        </Button>
      ) : (
        <span>
          {claimedBy} started working on this <TimeAgo at={String(claimedAt)} />.
        </span>
      )}
      <ErrorMessage message={claim.error?.message ?? release.error?.message} />
    </div>
  )
}

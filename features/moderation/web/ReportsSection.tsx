import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { adminPath } from '#features/administration/rules/sections.ts'
import { Loaded, AdminReasonDialog } from '#features/administration/web/public.tsx'
import type { Decision } from '../rules/reports.ts'

const GetReports = graphql(`
  query GetReports {
    openReports { kind targetId firstAt reports { reason by at } content { title text path authorUsername } }
  }
`)
const DecideReport = graphql(`
  mutation DecideReport($kind: String!, $targetId: ID!, $decision: String!, $reason: String!) {
    decideReport(kind: $kind, targetId: $targetId, decision: $decision, reason: $reason)
  }
`)

/** The name of a kind of content: `discussion-comment` is a discussion comment. */
const nounOf = (kind: string) => kind.replaceAll('-', ' ')

type Report = ResultOf<typeof GetReports>['openReports'][number]

/** The open reports: the content, the reasons given, and buttons to decide. */
export function ReportsSection() {
  const query = useQuery(GetReports, {})
  const { mutate, isPending, error, reset } = useMutation(DecideReport)
  const [pending, setPending] = useState<{ report: Report; decision: Decision } | null>(null)
  const decide = (reason: string) => {
    if (pending === null) return
    const { kind, targetId } = pending.report
    mutate(
      { kind, targetId, decision: pending.decision, reason },
      {
        onSuccess: () => {
          setPending(null)
          query.refetch()
        },
      },
    )
  }
  return (
    <Loaded query={query}>
      {({ openReports }) =>
        openReports.length === 0 ? (
          <EmptyState text="No open reports" hint="Reports on blogs, comments and problems will appear here." />
        ) : (
          <>
            <ul className="grid gap-4">
              {openReports.map((report) => (
                <ReportCard key={`${report.kind}:${report.targetId}`} report={report} onDecide={(decision) => setPending({ report, decision })} />
              ))}
            </ul>
            {pending !== null && (
              <AdminReasonDialog
                title={pending.decision === 'remove' ? `Remove this ${nounOf(pending.report.kind)}` : 'Dismiss these reports'}
                action={pending.decision === 'remove' ? 'Remove' : 'Dismiss'}
                danger={pending.decision === 'remove'}
                busy={isPending}
                refusal={error}
                onSend={decide}
                onClose={() => {
                  if (error !== null) query.refetch()
                  reset()
                  setPending(null)
                }}
              >
                {pending.decision === 'remove' ? 'This hides it from everyone and closes all its reports.' : 'This keeps it and closes all its reports.'}
              </AdminReasonDialog>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function ReportCard({ report, onDecide }: { report: Report; onDecide: (decision: Decision) => void }) {
  const { content, reports, kind } = report
  const author = content?.authorUsername ?? null
  const noun = nounOf(kind)
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        <Badge>{noun.charAt(0).toUpperCase() + noun.slice(1)}</Badge>
        {content === null && 'Already deleted'}
        {author !== null && <>by @{author}</>}
      </div>
      {content !== null && (
        <div className="grid gap-1">
          <a className="font-medium hover:underline" href={content.path}>
            {content.title}
          </a>
          <p className="wrap-anywhere text-sm whitespace-pre-line text-text-muted">{content.text}</p>
        </div>
      )}
      <ul className="grid gap-2 border-l-2 border-line pl-3 text-sm">
        {reports.map(({ by, at, reason }) => (
          <li key={by}>
            <span className="text-text-muted">
              @{by}, <TimeAgo at={at} />:{' '}
            </span>
            <span className="wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {content !== null && (
          <Button variant="danger" onClick={() => onDecide('remove')}>
            Remove
          </Button>
        )}
        <Button onClick={() => onDecide('dismiss')}>Dismiss</Button>
        {author !== null && (
          <a className="link ml-auto self-center text-sm" href={`${adminPath('people')}?q=${encodeURIComponent(author)}`}>
            View author
          </a>
        )}
      </div>
    </Card>
  )
}

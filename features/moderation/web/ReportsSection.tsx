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
import { Loaded, ReasonForDeed } from '#features/administration/web/public.tsx'

const GetReports = graphql(`
  query GetReports {
    openReports { kind targetId firstAt reports { reason by at } writing { title text path authorUsername } }
  }
`)
const DecideReport = graphql(`
  mutation DecideReport($kind: String!, $targetId: ID!, $deed: String!, $reason: String!) {
    decideReport(kind: $kind, targetId: $targetId, deed: $deed, reason: $reason)
  }
`)

type Report = ResultOf<typeof GetReports>['openReports'][number]
type Deed = 'dismiss' | 'remove'

/** What members reported: the writing, what they said about it, and what to do. */
export function ReportsSection() {
  const query = useQuery(GetReports, {})
  const { mutate, isPending, error, reset } = useMutation(DecideReport)
  const [asks, ask] = useState<{ report: Report; deed: Deed } | null>(null)
  const decide = (reason: string) => {
    if (asks === null) return
    const { kind, targetId } = asks.report
    mutate(
      { kind, targetId, deed: asks.deed, reason },
      {
        onSuccess: () => {
          ask(null)
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
                <ReportCard key={`${report.kind}:${report.targetId}`} report={report} onDecide={(deed) => ask({ report, deed })} />
              ))}
            </ul>
            {asks !== null && (
              <ReasonForDeed
                title={asks.deed === 'remove' ? `Remove this ${asks.report.kind}` : 'Dismiss these reports'}
                action={asks.deed === 'remove' ? 'Remove' : 'Dismiss'}
                danger={asks.deed === 'remove'}
                busy={isPending}
                refusal={error}
                onSend={decide}
                onClose={() => {
                  if (error !== null) query.refetch()
                  reset()
                  ask(null)
                }}
              >
                {asks.deed === 'remove' ? 'This hides it from everyone and closes all its reports.' : 'This keeps it and closes all its reports.'}
              </ReasonForDeed>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function ReportCard({ report, onDecide }: { report: Report; onDecide: (deed: Deed) => void }) {
  const { writing, reports, kind } = report
  const author = writing?.authorUsername ?? null
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        <Badge>{kind.charAt(0).toUpperCase() + kind.slice(1)}</Badge>
        {writing === null && 'Already deleted'}
        {author !== null && <>by @{author}</>}
      </div>
      {writing !== null && (
        <div className="grid gap-1">
          <a className="font-medium hover:underline" href={writing.path}>
            {writing.title}
          </a>
          <p className="wrap-anywhere text-sm whitespace-pre-line text-text-muted">{writing.text}</p>
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
        {writing !== null && (
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

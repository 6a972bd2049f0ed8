import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { KeyboardShortcutsDialog } from '#platform/web/KeyboardShortcutsDialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Loaded } from '#features/administration/web/public.tsx'
import type { RuleName } from '#features/people/rules/community-rules.ts'
import { REPORT_LENGTH, REPORTS_PAGE, type Decision } from '../rules/reports.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { nounOf } from '../rules/kind-names.ts'
import { ReportCard } from './ReportCard.tsx'
import { REPORT_SHORTCUTS, useReportKeys } from './use-report-keys.ts'

const GetReports = graphql(`
  query GetReports($after: String) {
    openReports(after: $after) {
      kind targetId firstAt cursor earlier claimedBy isClaimed claimedAt
      authorDecisions { id kind title outcome rule decidedAt }
      reports { rule reason by at earlier upheld }
      content { title text html path authorUsername }
    }
  }
`)
const DecideReport = graphql(`
  mutation DecideReport($kind: String!, $targetId: ID!, $decision: String!, $rule: String, $reason: String!) {
    decideReport(kind: $kind, targetId: $targetId, decision: $decision, rule: $rule, reason: $reason)
  }
`)

const PAGES = {
  variables: (after: string | null) => ({ after }),
  getNextPageParam: ({ openReports }: ResultOf<typeof GetReports>) => (openReports.length < REPORTS_PAGE ? null : openReports.at(-1)!.cursor),
}

export type Report = ResultOf<typeof GetReports>['openReports'][number]

/** The open reports: the content, the reasons given, and buttons to decide. */
export function ReportsPart({ path }: { path: string }) {
  const query = useInfiniteQuery(GetReports, PAGES)
  const { mutate, isPending, error, reset } = useMutation(DecideReport)
  const [pending, setPending] = useState<{ report: Report; decision: Decision } | null>(null)
  const decide = ({ rule, reason }: { rule: RuleName; reason: string }) => {
    if (pending === null) return
    const { kind, targetId } = pending.report
    mutate(
      { kind, targetId, decision: pending.decision, rule, reason },
      {
        onSuccess: () => {
          showToast(pending.decision === 'remove' ? 'Removed. We’ve told the author why. They can appeal once.' : 'Reports dismissed.')
          setPending(null)
          query.refetch()
        },
      },
    )
  }
  const close = () => {
    if (error !== null) query.refetch()
    reset()
    setPending(null)
  }
  const isRemoval = pending?.decision === 'remove'
  const shown = query.data?.pages.flatMap(({ openReports }) => openReports) ?? []
  const { list, isHelpOpen, closeHelp } = useReportKeys(shown, (report, decision) => setPending({ report, decision }))
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const reports = pages.flatMap(({ openReports }) => openReports)
        if (reports.length === 0) return <EmptyState text="No open reports" hint="Reports about content of any kind appear here." />
        return (
          <>
            <p className="text-sm text-text-muted pointer-coarse:hidden">
              Press <kbd>j</kbd> and <kbd>k</kbd> to move, <kbd>?</kbd> for all keys.
            </p>
            <ul ref={list} className="grid gap-4">
              {reports.map((report) => (
                <ReportCard key={`${report.kind}:${report.targetId}`} report={report} path={path} onChange={query.refetch} onDecide={(decision) => setPending({ report, decision })} />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button className="justify-self-start" busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
                More reports
              </Button>
            )}
            {isHelpOpen && <KeyboardShortcutsDialog shortcuts={REPORT_SHORTCUTS} onClose={closeHelp} />}
            {pending !== null && (
              <DecisionDialog
                title={isRemoval ? `Remove this ${nounOf(pending.report.kind)}` : 'Dismiss these reports'}
                explanation={isRemoval ? <RemovalText kind={pending.report.kind} id={pending.report.targetId} /> : 'This keeps it and closes all its reports.'}
                action={isRemoval ? 'Remove' : 'Dismiss'}
                danger={isRemoval}
                hasRule={isRemoval}
                maxLength={REPORT_LENGTH}
                busy={isPending}
                error={error?.message}
                onSend={decide}
                onClose={close}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

const RemovalText = ({ kind, id }: { kind: string; id: string }) => (
  <div className="grid gap-3">
    <p>This hides it from everyone and closes all its reports. The author sees the rule and the reason, and can appeal once.</p>
    <RemovalNotes kind={kind} keys={[id]} />
  </div>
)

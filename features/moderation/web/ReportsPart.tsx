import { Fragment, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { KeyboardShortcutsDialog } from '#platform/web/KeyboardShortcutsDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { FailedDecisions, GetApprovalKinds, Loaded, UndoBar, useDecisions } from '#features/administration/web/public.tsx'
import type { RuleName } from '#features/people/rules/community-rules.ts'
import { REPORT, reportItem } from '../rules/report-item.ts'
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
const PAGES = {
  variables: (after: string | null) => ({ after }),
  getNextPageParam: ({ openReports }: ResultOf<typeof GetReports>) => (openReports.length < REPORTS_PAGE ? null : openReports.at(-1)!.cursor),
}

export type Report = ResultOf<typeof GetReports>['openReports'][number]

/** The open reports: the content, the reasons given, and buttons to decide. */
export function ReportsPart({ path }: { path: string }) {
  const query = useInfiniteQuery(GetReports, PAGES)
  const failed = useQuery(GetApprovalKinds, {}).data?.ownApprovalDecisions.filter((one) => one.kind === REPORT) ?? []
  const { last, decision, undoing, ...decisions } = useDecisions()
  const { isPending, error, reset } = decision
  const [pending, setPending] = useState<{ report: Report; decision: Decision } | null>(null)
  // Decided here; the list of the server follows.
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [place, setPlace] = useState(0)
  const decide = ({ rule, reason }: { rule: RuleName; reason: string }) => {
    if (pending === null) return
    const key = reportItem(pending.report)
    const isKept = pending.decision === 'dismiss'
    decisions.send(
      { kind: REPORT, itemId: key, revision: 0, decision: isKept ? 'approve' : 'return', comment: reason, rule: isKept ? null : rule },
      {
        key,
        label: isKept ? 'Dismissed' : 'Removed',
        onDone: () => {
          setPlace(shown.findIndex((report) => reportItem(report) === key))
          setDecided((keys) => new Set(keys).add(key))
          setPending(null)
        },
      },
    )
  }
  const undo = () =>
    decisions.undo((key) => {
      setDecided((keys) => new Set([...keys].filter((one) => one !== key)))
      query.refetch()
    })
  const close = () => {
    if (error !== null) query.refetch()
    reset()
    setPending(null)
  }
  const isRemoval = pending?.decision === 'remove'
  const shown = (query.data?.pages ?? []).flatMap(({ openReports }) => openReports).filter((report) => !decided.has(reportItem(report)))
  const { list, isHelpOpen, closeHelp } = useReportKeys(shown, (report, decision) => setPending({ report, decision }), undo)
  const undoBar = last !== null && (
    <>
      <UndoBar key={last.id} decision={last} busy={undoing.isPending} onUndo={undo} />
      <ErrorMessage message={undoing.error?.message} />
    </>
  )
  return (
    <Loaded query={query}>
      {() => (
          <>
            <FailedDecisions decisions={failed} />
            {shown.length === 0 && <EmptyState text="No open reports" hint="Reports about content of any kind appear here." />}
            {shown.length === 0 && undoBar}
            {shown.length > 0 && (
              <p className="text-sm text-text-muted pointer-coarse:hidden">
                Press {shown.length > 1 && <><kbd>j</kbd> and <kbd>k</kbd> to move, </>}
                <kbd>?</kbd> for all keys.
              </p>
            )}
            <ul ref={list} className="grid gap-4">
              {shown.map((report, index) => (
                <Fragment key={reportItem(report)}>
                  {index === place && last !== null && <li data-undo="">{undoBar}</li>}
                  <ReportCard report={report} path={path} onChange={query.refetch} onDecide={(decision) => setPending({ report, decision })} />
                </Fragment>
              ))}
              {shown.length > 0 && place >= shown.length && last !== null && <li data-undo="">{undoBar}</li>}
            </ul>
            <MoreButton query={query}>More reports</MoreButton>
            {isHelpOpen && <KeyboardShortcutsDialog shortcuts={REPORT_SHORTCUTS} onClose={closeHelp} />}
            {pending !== null && (
              <DecisionDialog
                title={isRemoval ? `Remove this ${nounOf(pending.report.kind)}` : 'Dismiss these reports'}
                explanation={isRemoval ? <RemovalText kind={pending.report.kind} id={pending.report.targetId} /> : `The ${nounOf(pending.report.kind)} stays. All reports about it are closed.`}
                target={`${pending.report.kind} ${pending.report.targetId}`}
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
      )}
    </Loaded>
  )
}

const RemovalText = ({ kind, id }: { kind: string; id: string }) => (
  <div className="grid gap-3">
    <p>This hides it from everyone and closes all its reports. The author sees the rule and the reason, and can appeal once.</p>
    <RemovalNotes kind={kind} keys={[id]} />
  </div>
)

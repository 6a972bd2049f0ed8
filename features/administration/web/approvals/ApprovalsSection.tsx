import { Suspense, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useKeyboardShortcuts } from '#platform/web/keyboard-shortcuts.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { AdminSkeleton } from '../AdminSkeleton.tsx'
import type { SectionProps } from '../admin-sections.ts'
import { Loaded } from '../Loaded.tsx'
import { GetApproval, GetApprovalKinds, keyOf, type ApprovalDetail } from './approval-queries.ts'
import { ApprovalList } from './ApprovalList.tsx'
import { ApprovalPreview } from './ApprovalPreview.tsx'
import { FailedDecisions } from './FailedDecisions.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useApprovalKeys } from './use-approval-keys.ts'
import { useApprovals } from './use-approvals.ts'

const ReturnDialog = lazyPart(() => import('./ReturnDialog.tsx').then((module) => module.ReturnDialog))
const ApprovalKeysHelp = lazyPart(() => import('./ApprovalKeysHelp.tsx').then((module) => module.ApprovalKeysHelp))

/** Everything that waits for approval: one item with its full preview, and the list beside it. */
export function ApprovalsSection({ path, search }: SectionProps) {
  const kind = search.get('filter')
  const kinds = useQuery(GetApprovalKinds, {})
  const navigate = useNavigate()
  const options = [{ value: '', label: 'Everything' }, ...(kinds.data?.approvalKinds ?? []).map(({ name, label }) => ({ value: name, label }))]
  return (
    <>
      <div className="max-w-60">
        <Select
          aria-label="Filter"
          value={kind ?? ''}
          options={options}
          onChange={(event) => navigate(event.target.value === '' ? path : `${path}?filter=${event.target.value}`, { replace: true })}
        />
      </div>
      <FailedDecisions decisions={kinds.data?.ownApprovalDecisions ?? []} />
      <Queue key={kind} kind={kind} />
    </>
  )
}

function Queue({ kind }: { kind: string | null }) {
  const queue = useApprovals(kind)
  const { items, at, current, last, decide, decision, undoing } = queue
  const detail = useQuery(GetApproval, current === null ? null : { kind: current.kind, itemId: current.id })
  const shown = detail.data?.approval ?? null
  const [dialog, setDialog] = useState<'return' | 'help' | null>(null)
  const hasKeys = useKeyboardShortcuts()
  const canDecide = shown !== null && !decision.isPending && !detail.isPending
  const approve = () => {
    if (current !== null && canDecide) decide(current, { revision: shown.item.revision, choice: 'approve', comment: '' })
  }
  useApprovalKeys((key) => {
    if (key === 'j' || key === 'k') queue.move(key === 'j' ? 1 : -1)
    else if (key === 'a') approve()
    else if (key === 'u') queue.undo()
    else if (key === '?') setDialog('help')
    else if (canDecide) setDialog('return')
  })
  return (
    <Loaded query={queue.query}>
      {() => (
        <>
          {last !== null && <UndoBar key={last.id} decision={last} busy={undoing.isPending} onUndo={queue.undo} />}
          <ErrorMessage message={undoing.error?.message} />
          {current === null ? (
            <EmptyState text="Nothing to approve" hint="Courses, jobs, events and other content that wait for a decision will appear here." action={<Button onClick={() => queue.query.refetch()}>Check again</Button>} />
          ) : (
            <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
              <div className="grid gap-2">
                <ApprovalList items={items} active={keyOf(current)} onSelect={queue.select} />
                <p className="flex items-center justify-between gap-2 text-sm text-text-muted">
                  <span className="tabular">
                    {at + 1} of {items.length}
                    {queue.query.hasNextPage ? '+' : ''}
                  </span>
                  <Button small variant="ghost" onClick={() => setDialog('help')}>
                    Shortcuts{hasKeys ? ' (?)' : ''}
                  </Button>
                </p>
              </div>
              <article aria-label={current.title} className="card grid min-w-0 gap-5 p-5">
                {detail.isLoadingError ? (
                  <ErrorState text="We couldn’t load this." hint={detail.error.message} onRetry={() => queue.query.refetch()} />
                ) : shown === null ? (
                  <AdminSkeleton />
                ) : (
                  <>
                    <Decide detail={shown} busy={decision.isPending} onApprove={approve} onReturn={() => setDialog('return')} />
                    {dialog !== 'return' && <ErrorMessage message={decision.error?.message} />}
                    <ApprovalPreview detail={shown} label={current.kindLabel} />
                  </>
                )}
              </article>
            </div>
          )}
          <Suspense fallback={<Skeleton className="h-0" />}>
            {dialog === 'help' && <ApprovalKeysHelp onClose={() => setDialog(null)} />}
            {dialog === 'return' && current !== null && shown !== null && (
              <ReturnDialog
                title={`${shown.returnLabel} “${current.title}”`}
                action={shown.returnLabel}
                templates={shown.templates}
                busy={decision.isPending}
                error={decision.error?.message}
                onSend={(reason) => decide(current, { revision: shown.item.revision, choice: 'return', comment: reason }, () => setDialog(null))}
                onClose={() => setDialog(null)}
              />
            )}
          </Suspense>
        </>
      )}
    </Loaded>
  )
}

function Decide({ detail, busy, onApprove, onReturn }: { detail: ApprovalDetail; busy: boolean; onApprove: () => void; onReturn: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" busy={busy} data-tip="a" onClick={onApprove}>
        {detail.approveLabel}
      </Button>
      <Button busy={busy} data-tip="r" onClick={onReturn}>
        {detail.returnLabel}
      </Button>
    </div>
  )
}

import { Suspense, useRef, useState } from 'react'
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

const DecideDialog = lazyPart(() => import('./DecideDialog.tsx').then((module) => module.DecideDialog))
const ApprovalKeysHelp = lazyPart(() => import('./ApprovalKeysHelp.tsx').then((module) => module.ApprovalKeysHelp))

/** Everything that waits for approval: one item with its full preview, and the list beside it. */
export function ApprovalsSection({ path, search }: SectionProps) {
  const kind = search.get('filter')
  const kinds = useQuery(GetApprovalKinds, {})
  const navigate = useNavigate()
  const options = [{ value: '', label: 'Everything' }, ...(kinds.data?.approvalKinds ?? []).map(({ name, label }) => ({ value: name, label }))]
  return (
    <>
      <div className="w-60 max-w-full">
        <Select
          aria-label="Filter"
          value={kind ?? ''}
          options={options}
          onChange={(event) => navigate(event.target.value === '' ? path : `${path}?filter=${event.target.value}`, { replace: true })}
        />
      </div>
      <FailedDecisions decisions={(kinds.data?.ownApprovalDecisions ?? []).filter((one) => one.kind !== 'report')} />
      <Queue key={kind} kind={kind} />
    </>
  )
}

function Queue({ kind }: { kind: string | null }) {
  const queue = useApprovals(kind)
  const { items, at, current, last, decide, decision, undoing } = queue
  const detail = useQuery(GetApproval, current === null ? null : { kind: current.kind, itemId: current.id })
  const shown = detail.data?.approval ?? null
  const [dialog, setDialog] = useState<'approve' | 'return' | 'help' | null>(null)
  const hasKeys = useKeyboardShortcuts()
  const canDecide = shown !== null && !decision.isPending && !detail.isPending
  // The item may be gone from the queue meanwhile.
  const retry = () => {
    detail.refetch()
    queue.query.refetch()
  }
  // By a single key nothing has the focus, and the space bar goes on to scroll.
  const isByKey = useRef(false)
  const approve = (byKey: boolean) => {
    isByKey.current = byKey
    if (current !== null && canDecide) decide(current, { revision: shown.item.revision, choice: 'approve', comment: '' })
  }
  useApprovalKeys((key) => {
    if (key === 'j' || key === 'k') queue.move(key === 'j' ? 1 : -1)
    else if (key === 'a') approve(true)
    else if (key === 'u') queue.undo()
    else if (key === '?') setDialog('help')
    else if (canDecide) setDialog(key === 'c' ? 'approve' : 'return')
  })
  const undoBar = last !== null && <UndoBar key={last.id} decision={last} busy={undoing.isPending} takesFocus={!isByKey.current} onUndo={queue.undo} />
  return (
    <Loaded query={queue.query}>
      {() => (
        <>
          {current === null ? (
            <EmptyState text="Nothing to approve" hint="Courses, jobs, events and other content that wait for a decision will appear here." action={<Button onClick={() => queue.query.refetch()}>Check again</Button>} />
          ) : (
            <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[16rem_minmax(0,1fr)]">
              {/* Beside a long item it stays in view; the list scrolls in itself. */}
              <div className="grid gap-2 xl:sticky xl:top-[calc(var(--topbar)+1rem)]">
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
                {undoBar}
              </div>
              <article aria-label={current.title} className="card grid min-w-0 grid-cols-1 gap-5 p-5">
                {detail.isLoadingError ? (
                  <ErrorState text="We couldn’t load this." hint={detail.error.message} onRetry={retry} />
                ) : shown === null ? (
                  <AdminSkeleton />
                ) : (
                  <>
                    <Decide detail={shown} busy={decision.isPending} onApprove={() => approve(false)} onComment={() => setDialog('approve')} onReturn={() => setDialog('return')} />
                    {dialog === null && <ErrorMessage message={decision.error?.message} />}
                    <ApprovalPreview detail={shown} label={current.kindLabel} />
                  </>
                )}
              </article>
            </div>
          )}
          <ErrorMessage message={undoing.error?.message} />
          {current === null && undoBar}
          <Suspense fallback={<Skeleton className="h-0" />}>
            {dialog === 'help' && <ApprovalKeysHelp onClose={() => setDialog(null)} />}
            {(dialog === 'approve' || dialog === 'return') && current !== null && shown !== null && (
              <DecideDialog
                key={dialog}
                title={`${dialog === 'approve' ? shown.approveLabel : shown.returnLabel} “${current.title}”`}
                target={keyOf(current)}
                action={dialog === 'approve' ? shown.approveLabel : shown.returnLabel}
                templates={dialog === 'approve' ? null : shown.templates}
                busy={decision.isPending}
                error={decision.error?.message}
                onSend={(comment) => {
                  isByKey.current = false
                  decide(current, { revision: shown.item.revision, choice: dialog, comment }, () => setDialog(null))
                }}
                onClose={() => {
                  setDialog(null)
                  // Beside the item it would speak of a text that is out of sight.
                  decision.reset()
                }}
              />
            )}
          </Suspense>
        </>
      )}
    </Loaded>
  )
}

interface DecideProps {
  detail: ApprovalDetail
  busy: boolean
  onApprove: () => void
  onComment: () => void
  onReturn: () => void
}

function Decide({ detail, busy, onApprove, onComment, onReturn }: DecideProps) {
  return (
    // In view at the end of a long item as well.
    <div className="sticky top-(--topbar) z-1 -mx-5 -my-3 flex flex-wrap gap-2 rounded-t-card bg-surface px-5 py-3">
      <Button variant="primary" busy={busy} data-tip="a" onClick={onApprove}>
        {detail.approveLabel}
      </Button>
      <Button busy={busy} data-tip="r" onClick={onReturn}>
        {detail.returnLabel}
      </Button>
      <Button busy={busy} variant="ghost" data-tip="c" onClick={onComment}>
        {detail.approveLabel} with a comment
      </Button>
    </div>
  )
}

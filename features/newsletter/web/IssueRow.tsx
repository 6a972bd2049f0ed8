import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { counted } from '#platform/rules/counted.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { showLatestToast, showToast } from '#platform/web/ui/toast-store.ts'
import { Introduction } from './Introduction.tsx'
import { IssueBody } from './IssueBody.tsx'
import { IssueItems, RemovedItems, type IssueItem } from './IssueItems.tsx'
import { Cancel, Preview, PutBackItem, refreshIssues, RemoveItem, Reopen, SendTest, type IssueDraft } from './newsletter-queries.ts'
import { SendTime } from './SendTime.tsx'
import { useIntroduction } from './use-introduction.ts'

const TONES: Record<string, Tone> = { draft: 'accent', sending: 'warning', sent: 'success', cancelled: 'plain' }
const STATE_LABELS: Record<string, string> = { draft: 'Draft', sending: 'Sending', sent: 'Sent', cancelled: 'Canceled' }

/** Whether an issue is canceled whose Friday is not over. */
export const isCancelled = (draft: IssueDraft | undefined): boolean => draft !== undefined && draft.issue.state === 'cancelled' && !draft.issue.isOver

/** One issue with everything that an editor does with it. */
export function IssueRow({ draft, subscribers }: { draft: IssueDraft; subscribers: number }) {
  const { issue, deliveries } = draft
  const { number, state } = issue
  const intro = useIntroduction(issue)
  const [isShown, show] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const test = useMutation(SendTest)
  const sendTest = () => test.mutate({ number }, { onSuccess: () => showToast(intro.isChanged ? 'Introduction saved, and test email sent to you.' : 'Test email sent to you.') })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  const said = (text: string, options: Parameters<typeof showLatestToast>[2] = {}) => {
    showLatestToast(`newsletter ${number}`, text, options)
    heading.current?.focus()
  }
  const reopen = useMutation(Reopen, { onSuccess: async (_data, _variables, cache) => {
    await refreshIssues(cache)
    said('The issue will be sent.')
  }, onError: (error) => showToast(error.message, { kind: 'error' }) })
  const cancel = useMutation(Cancel, {
    onSuccess: async (_data, _variables, cache) => {
      await refreshIssues(cache)
      // The dialog gives the focus back to the button that is gone.
      flushSync(() => setCancelling(false))
      said('Issue canceled.', { action: { label: 'Undo', run: () => reopen.mutate({ number }) } })
    },
  })
  const putBack = useMutation(PutBackItem, { onSuccess: (_data, _variables, cache) => refreshIssues(cache), onError: (error) => showToast(error.message, { kind: 'error' }) })
  const remove = useMutation(RemoveItem, { onSuccess: (_data, _variables, cache) => refreshIssues(cache) })
  const removeItem = ({ path, title }: IssueItem) =>
    remove.mutate({ number, path }, { onSuccess: () => showToast(`Removed “${title}” from the issue.`, { action: { label: 'Undo', run: () => putBack.mutate({ number, path }) } }) })
  const isOpen = state === 'draft' || state === 'sending'
  const isDraft = state === 'draft'
  const isEmpty = issue.sections.length === 0
  return (
    <section className="card grid grid-cols-1 gap-4 p-5">
      <h2 ref={heading} tabIndex={-1} className="flex scroll-mt-24 flex-wrap items-center gap-3 font-semibold">
        {issue.subject} <Badge tone={TONES[state] ?? 'plain'}>{STATE_LABELS[state] ?? state}</Badge>
      </h2>
      <p className="tabular text-sm text-text-muted">
        {isDraft && !isEmpty ? (
          <>
            Will be <SendTime friday={issue.friday} subscribers={subscribers} />
          </>
        ) : (
          <>
            Friday, {absoluteDay(new Date(issue.friday))}
            {!isDraft && <> · {counted(deliveries, 'email', 'emails')} queued</>}
          </>
        )}
      </p>
      {isDraft && <Introduction intro={intro} />}
      {isDraft && isEmpty && <Notice>Nothing is left in this issue, so it won’t be sent. Put an item back, or choose “Update the next issue”.</Notice>}
      {isOpen && <IssueItems sections={issue.sections} onRemove={isDraft ? removeItem : undefined} />}
      {isDraft && issue.removed.length > 0 && <RemovedItems items={issue.removed} onPutBack={({ path }) => putBack.mutate({ number, path })} />}
      <div className="flex flex-wrap gap-2">
        {isDraft && (
          <Button small variant="primary" busy={intro.isSaving} disabledBecause={intro.isChanged ? null : 'Nothing changed'} onClick={() => intro.save()}>
            Save
          </Button>
        )}
        <Button small onClick={() => (isShown ? show(false) : intro.saveAnd(() => show(true)))}>
          {isShown ? 'Hide preview' : 'Preview'}
        </Button>
        <Button small busy={test.isPending} onClick={() => intro.saveAnd(sendTest)}>
          Send me a test
        </Button>
        {isCancelled(draft) && (
          <Button small busy={reopen.isPending} onClick={() => reopen.mutate({ number })}>
            Send it after all
          </Button>
        )}
        {isOpen && (
          <Button small variant="danger" onClick={() => setCancelling(true)}>
            Cancel issue
          </Button>
        )}
      </div>
      <ErrorMessage message={test.error?.message ?? remove.error?.message ?? cancel.error?.message} />
      <ConfirmDialog
        open={isCancelling}
        question="Cancel this issue?"
        explanation={`${state === 'sending' ? 'Emails that are already queued are still sent. ' : ''}There won’t be another issue this Friday. You can change your mind until then.`}
        confirm="Cancel issue"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ number }, { onSettled: () => setCancelling(false) })}
        onClose={() => setCancelling(false)}
      />
      {isShown && <IssuePreview number={number} />}
    </section>
  )
}

/** The content as readers see it, and the plain text of the email. A test email shows the HTML in an email program. */
function IssuePreview({ number }: { number: number }) {
  const { data } = useQuery(Preview, {})
  const issue = data?.newsletterDrafts.find((draft) => draft.issue.number === number)?.issue
  if (issue === undefined) return <Skeleton className="h-96 w-full" />
  return (
    <div className="grid gap-6 rounded-control border border-line p-4">
      <p className="text-sm">
        <span className="text-text-muted">Subject:</span> {issue.subject}
      </p>
      <IssueBody intro={issue.intro} sections={issue.sections} />
      <details>
        <summary className="cursor-pointer text-sm">Plain text</summary>
        <pre className="mt-3 overflow-x-auto text-xs whitespace-pre-wrap wrap-anywhere">{issue.text}</pre>
      </details>
    </div>
  )
}

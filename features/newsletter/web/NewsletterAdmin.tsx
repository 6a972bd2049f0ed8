import { useRef, useState } from 'react'
import { counted } from '#platform/rules/counted.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { LeaveQuestion } from '#platform/web/ui/LeaveQuestion.tsx'
import { showLatestToast, showToast } from '#platform/web/ui/toast-store.ts'
import { INTRO_LENGTH, SEND_HOUR } from '../rules/newsletter.ts'
import { IssueBody } from './IssueBody.tsx'
import { IssueItems, type IssueItem } from './IssueItems.tsx'
import { Cancel, Drafts, Outlook, Prepare, Preview, PutBackItem, RemoveItem, Reopen, SaveIntro, SendTest } from './newsletter-queries.ts'

/** Loads the lists that an edit changes. */
async function refresh(cache: Cache): Promise<void> {
  await Promise.all([cache.invalidateQueries(Drafts), cache.invalidateQueries(Outlook), cache.invalidateQueries(Preview)])
}

type Draft = ResultOf<typeof Drafts>['newsletterDrafts'][number]

const TONES: Record<string, Tone> = { draft: 'accent', sending: 'warning', sent: 'success', cancelled: 'plain' }
const STATE_LABELS: Record<string, string> = { draft: 'Draft', sending: 'Sending', sent: 'Sent', cancelled: 'Canceled' }

/** The issues of the newsletter: compose, introduce, preview, test and cancel. */
export function NewsletterAdmin() {
  const { data, error, isLoadingError, refetch } = useQuery(Drafts, {})
  const prepare = useMutation(Prepare, {
    onSuccess: ({ prepareNewsletter: made }, _variables, cache) => {
      const isKnown = made !== null && data?.newsletterDrafts.some(({ issue }) => issue.number === made.number)
      showToast(made === null ? 'This week has no content yet, so there is nothing to send.' : isKnown ? 'Issue updated.' : 'Issue composed.')
      return refresh(cache)
    },
  })
  if (isLoadingError) return <ErrorState text="We couldn’t load the newsletter." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-64 w-full" />
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="tabular">{data.newsletterSubscriberCount} confirmed {data.newsletterSubscriberCount === 1 ? 'subscriber' : 'subscribers'}</p>
        <Button busy={prepare.isPending} disabledBecause={isCancelled(data.newsletterDrafts[0]) ? 'The next issue is canceled. Choose “Send it after all” first.' : null} onClick={() => prepare.mutate({})}>
          {data.newsletterDrafts.some(({ issue }) => issue.state === 'draft') ? 'Update the next issue' : 'Compose the next issue'}
        </Button>
      </div>
      <ErrorMessage message={prepare.error?.message} />
      <NextIssue subscribers={data.newsletterSubscriberCount} />
      {data.newsletterDrafts.map((draft) => (
        <IssueRow key={draft.issue.number} draft={draft} subscribers={data.newsletterSubscriberCount} />
      ))}
    </div>
  )
}

/** Whether an issue is canceled whose Friday is not over. */
const isCancelled = (draft: Draft | undefined): boolean => draft !== undefined && draft.issue.state === 'cancelled' && !draft.issue.isOver

/** When the next issue goes out and what it would contain, until it is composed. */
function NextIssue({ subscribers }: { subscribers: number }) {
  const query = useQuery(Outlook, {})
  if (query.isLoadingError) return <ErrorState text="We couldn’t load the next issue." hint={query.error.message} onRetry={query.refetch} />
  if (query.data === undefined) return <Skeleton className="h-40 w-full" />
  const next = query.data.newsletterOutlook
  if (next === null) return null
  return (
    <section aria-labelledby="next-issue" className="card grid gap-4 p-5">
      <h2 id="next-issue" className="flex flex-wrap items-center gap-3 font-semibold">
        Next issue <Badge>Not composed yet</Badge>
      </h2>
      <p className="tabular text-sm text-text-muted">
        It’s composed on Thursday, or when you choose “Compose the next issue”. It will be <SendTime friday={next.friday} subscribers={subscribers} />.
      </p>
      {next.sections.length === 0 ? <p>This week has no content yet. A week without content gets no issue.</p> : (
        <>
          <p className="text-sm">If you compose it now, it will contain:</p>
          <IssueItems sections={next.sections} />
        </>
      )}
    </section>
  )
}

/** When an issue is sent, and to how many people. */
const SendTime = ({ friday, subscribers }: { friday: string; subscribers: number }) => (
  <>
    sent on Friday, {absoluteDay(new Date(friday))}, at {SEND_HOUR}:00 in the time zone of each subscriber, to {counted(subscribers, 'person', 'people')}
  </>
)

function IssueRow({ draft, subscribers }: { draft: Draft; subscribers: number }) {
  const { issue, deliveries } = draft
  const { number, state } = issue
  const [intro, setIntro] = useState(issue.intro)
  const [isShown, show] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const save = useMutation(SaveIntro, { onSuccess: (_data, _variables, cache) => refresh(cache) })
  const test = useMutation(SendTest)
  const sendTest = () => test.mutate({ number }, { onSuccess: () => showToast(isChanged ? 'Introduction saved, and test email sent to you.' : 'Test email sent to you.') })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  const said = (text: string, options: Parameters<typeof showLatestToast>[2] = {}) => {
    showLatestToast(`newsletter ${number}`, text, options)
    heading.current?.focus()
  }
  const reopen = useMutation(Reopen, { onSuccess: async (_data, _variables, cache) => {
    await refresh(cache)
    said('The issue will be sent.')
  }, onError: (error) => showToast(error.message, { kind: 'error' }) })
  const cancel = useMutation(Cancel, {
    onSuccess: async (_data, _variables, cache) => {
      await refresh(cache)
      said('Issue canceled.', { action: { label: 'Undo', run: () => reopen.mutate({ number }) } })
    },
  })
  const putBack = useMutation(PutBackItem, { onSuccess: (_data, _variables, cache) => refresh(cache), onError: (error) => showToast(error.message, { kind: 'error' }) })
  const remove = useMutation(RemoveItem, { onSuccess: (_data, _variables, cache) => refresh(cache) })
  const removeItem = ({ path, title }: IssueItem) =>
    remove.mutate({ number, path }, { onSuccess: () => showToast(`Removed “${title}” from the issue.`, { action: { label: 'Undo', run: () => putBack.mutate({ number, path }) } }) })
  const isOpen = state === 'draft' || state === 'sending'
  const isChanged = state === 'draft' && intro !== issue.intro
  // The preview and the test have what is written.
  const withIntro = (work: () => void) => (isChanged ? save.mutate({ number, intro }, { onSuccess: work }) : work())
  return (
    <section className="card grid grid-cols-1 gap-4 p-5">
      <h2 ref={heading} tabIndex={-1} className="flex scroll-mt-24 flex-wrap items-center gap-3 font-semibold">
        {issue.subject} <Badge tone={TONES[state] ?? 'plain'}>{STATE_LABELS[state] ?? state}</Badge>
      </h2>
      <p className="tabular text-sm text-text-muted">
        {state === 'draft' ? (
          <>
            Will be <SendTime friday={issue.friday} subscribers={subscribers} />
          </>
        ) : (
          <>
            Friday, {absoluteDay(new Date(issue.friday))} · {counted(deliveries, 'email', 'emails')} queued
          </>
        )}
      </p>
      {state === 'draft' && (
        <Field label="Introduction" hint="Plain text. An empty line begins a paragraph." count={{ used: intro.length, limit: INTRO_LENGTH }} error={save.error?.message}>
          {(control) => <TextArea {...control} rows={3} value={intro} onChange={(event) => setIntro(event.target.value)} />}
        </Field>
      )}
      <LeaveQuestion isChanged={isChanged && !save.isPending} onDiscard={() => setIntro(issue.intro)} />
      {isOpen && <IssueItems sections={issue.sections} onRemove={state === 'draft' ? removeItem : undefined} />}
      <div className="flex flex-wrap gap-2">
        {state === 'draft' && (
          <Button small variant="primary" busy={save.isPending} disabledBecause={isChanged ? null : 'Nothing changed'} onClick={() => save.mutate({ number, intro })}>
            Save
          </Button>
        )}
        <Button small onClick={() => (isShown ? show(false) : withIntro(() => show(true)))}>
          {isShown ? 'Hide preview' : 'Preview'}
        </Button>
        <Button small busy={test.isPending} onClick={() => withIntro(sendTest)}>
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

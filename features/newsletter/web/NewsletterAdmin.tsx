import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { IssueItems } from './IssueItems.tsx'
import { IssueRow, isCancelled } from './IssueRow.tsx'
import { Drafts, Outlook, Prepare, refreshIssues } from './newsletter-queries.ts'
import { SendTime } from './SendTime.tsx'

/** The issues of the newsletter: compose, introduce, preview, test and cancel. */
export function NewsletterAdmin() {
  const { data, error, isLoadingError, refetch } = useQuery(Drafts, {})
  const prepare = useMutation(Prepare, {
    onSuccess: ({ prepareNewsletter: made }, _variables, cache) => {
      const isKnown = made !== null && data?.newsletterDrafts.some(({ issue }) => issue.number === made.number)
      showToast(made === null ? 'This week has no content yet, so there is nothing to send.' : isKnown ? 'Issue updated.' : 'Issue composed.')
      return refreshIssues(cache)
    },
  })
  const off = useTurnedOff('newsletter')
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
      {off !== null && <Notice>The newsletter is turned off in Operations: no issue is sent until it’s turned on again.</Notice>}
      <NextIssue subscribers={data.newsletterSubscriberCount} />
      {data.newsletterDrafts.map((draft) => (
        <IssueRow key={draft.issue.number} draft={draft} subscribers={data.newsletterSubscriberCount} />
      ))}
    </div>
  )
}

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

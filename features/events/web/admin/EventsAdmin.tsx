import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { Loaded } from '#features/administration/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { EVENT_TYPE_LABELS, REASON_LENGTH } from '../../rules/events.ts'
import { TYPE_TONES } from '../state-texts.ts'

const EventSubmissions = graphql(`
  query EventSubmissions { eventSubmissions { id revision title descriptionHtml type when place onlineUrl updatedAt host { username name } } }
`)
const DecideEvent = graphql(`
  mutation DecideEvent($id: ID!, $revision: Int!, $decision: EventDecision!, $comment: String!) { decideEvent(id: $id, revision: $revision, decision: $decision, comment: $comment) }
`)

type Submission = ResultOf<typeof EventSubmissions>['eventSubmissions'][number]
type Decision = 'approve' | 'return'

/** The events that wait for a decision. */
export function EventsAdmin() {
  const query = useQuery(EventSubmissions, {})
  const [pending, setPending] = useState<{ event: Submission; decision: Decision } | null>(null)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Loaded query={query}>
        {({ eventSubmissions }) =>
          eventSubmissions.length === 0 ? (
            <EmptyState text="No events to review" hint="Events that members propose will appear here." />
          ) : (
            <ul className="grid grid-cols-1 gap-4">
              {eventSubmissions.map((event) => (
                <SubmittedEvent key={event.id} event={event} onDecide={(decision) => setPending({ event, decision })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {pending !== null && (
        <DecisionDialog
          {...pending}
          onClose={(isStale) => {
            setPending(null)
            if (isStale) query.refetch()
          }}
        />
      )}
    </div>
  )
}

function SubmittedEvent({ event: { title, descriptionHtml, type, when, place, onlineUrl, updatedAt, host }, onDecide }: { event: Submission; onDecide: (decision: Decision) => void }) {
  return (
    <li className="card grid grid-cols-1 gap-3 p-5">
      <h3 className="text-lg wrap-anywhere">{title}</h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
        <Badge tone={TYPE_TONES[type]}>{EVENT_TYPE_LABELS[type]}</Badge>
        {host !== null && (
          <a className="link" href={profilePath(host.username)}>
            {host.name}
          </a>
        )}
        <span>
          Changed <TimeAgo at={String(updatedAt)} />
        </span>
      </p>
      <p className="text-sm wrap-anywhere">{when}</p>
      <p className="text-sm wrap-anywhere text-text-muted">{[place, onlineUrl].filter((text) => text !== '').join(' · ')}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-sm font-medium">Description</summary>
        <RichText shown={descriptionHtml} />
      </details>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onDecide('approve')}>
          Publish
        </Button>
        <Button onClick={() => onDecide('return')}>Send back</Button>
      </div>
    </li>
  )
}

function DecisionDialog({ event: { id, revision, title }, decision, onClose }: { event: Submission; decision: Decision; onClose: (isStale: boolean) => void }) {
  const { mutate, isPending, error } = useMutation(DecideEvent)
  const isApproval = decision === 'approve'
  return (
    <ReasonDialog
      title={isApproval ? `Publish “${title}”` : `Ask for changes in “${title}”`}
      label="Comment"
      hint={isApproval ? 'Optional. The host sees it.' : 'The host sees it and can edit the event again.'}
      maxLength={REASON_LENGTH}
      requiredHint={isApproval ? null : 'Describe what the host should change'}
      action={isApproval ? 'Publish' : 'Send back'}
      busy={isPending}
      error={error?.message}
      onSend={(comment) => mutate({ id, revision, decision, comment }, { onSuccess: () => onClose(true) })}
      onClose={() => onClose(error !== null)}
    />
  )
}

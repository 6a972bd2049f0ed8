import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { ReviewQueue, type ReviewDecision } from '#features/administration/web/public.tsx'
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
const TEXTS = { empty: 'No events to review', emptyHint: 'Events that members propose will appear here.', approve: 'Publish', reader: 'host', afterReturn: 'edit the event again' }

/** The events that wait for a decision. */
export function EventsAdmin() {
  const query = useQuery(EventSubmissions, {})
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReviewQueue
        query={query}
        itemsOf={({ eventSubmissions }) => eventSubmissions}
        titleOf={({ title }) => title}
        decide={DecideEvent}
        texts={TEXTS}
        commentLength={REASON_LENGTH}
        renderCard={(event, onDecide) => <SubmittedEvent key={event.id} event={event} onDecide={onDecide} />}
      />
    </div>
  )
}

function SubmittedEvent({ event: { title, descriptionHtml, type, when, place, onlineUrl, updatedAt, host }, onDecide }: { event: Submission; onDecide: (decision: ReviewDecision) => void }) {
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

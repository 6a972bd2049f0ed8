import { useState } from 'react'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { editEventPath, EVENTS_PATH, eventPath } from '../rules/paths.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import { EventCard } from './EventCard.tsx'
import { EventSkeletons } from './EventSkeletons.tsx'
import { ListedEvent } from './ListedEvent.tsx'
import { OwnEventsQuery } from './own-events-query.ts'

/** The dates that the member is going to or hosts, their proposals, and their private calendar. */
export function OwnEvents() {
  const session = useSession()
  const [showsPast, setShowsPast] = useState(false)
  if (session === null) {
    return <EmptyState text="Log in to see your events" hint="Events that you’re going to, may attend or host." action={<LogInButton />} />
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <OwnDates isPast={false} />
      {showsPast ? (
        <Section title="Events that are over">
          <OwnDates isPast />
        </Section>
      ) : (
        <div>
          <Button onClick={() => setShowsPast(true)}>Show events that are over</Button>
        </div>
      )}
      <CalendarFeed />
    </div>
  )
}

function OwnDates({ isPast }: { isPast: boolean }) {
  const query = useQuery(OwnEventsQuery, { isPast })
  if (query.isLoadingError) return <ErrorState text="We couldn’t load your events." hint={query.error.message} onRetry={query.refetch} />
  if (query.data === undefined) return <EventSkeletons />
  const { dates, unpublished } = query.data.ownEvents
  const startOf = ({ card }: { card: { startsAt: string } }) => Date.parse(card.startsAt)
  const inOrder = [...dates, ...unpublished].toSorted((a, b) => (isPast ? startOf(b) - startOf(a) : startOf(a) - startOf(b)))
  return (
    <div className="grid grid-cols-1 gap-4">
      <StaleNote query={query} />
      {dates.length === 0 && unpublished.length === 0 && (
        <EmptyState text={isPast ? 'No past events' : 'You have no events yet'} hint={isPast ? 'Events that you attended appear here.' : 'RSVP to an event, or host one yourself.'} action={<ButtonLink to={EVENTS_PATH}>Upcoming events</ButtonLink>} />
      )}
      {inOrder.map((one) =>
        'state' in one && 'isHost' in one ? (
          <ListedEvent key={one.card.id} event={one.card} own={one} isPast={isPast} />
        ) : (
          <Proposal key={one.id} proposal={one} />
        ),
      )}
    </div>
  )
}

/** An event of the viewer that is not published yet. */
function Proposal({ proposal: { id, state, comment, card } }: { proposal: ResultOf<typeof OwnEventsQuery>['ownEvents']['unpublished'][number] }) {
  return (
    <EventCard
      event={card}
      state={null}
      badge={<Badge tone="warning">{state === 'returned' ? 'Needs changes' : 'Waiting for approval'}</Badge>}
      note={comment === '' ? undefined : `The reviewer wrote: ${comment}`}
      actions={
        <>
          <ButtonLink to={editEventPath(id)}>Edit</ButtonLink>
          <ButtonLink to={eventPath(card)}>Details</ButtonLink>
        </>
      }
    />
  )
}

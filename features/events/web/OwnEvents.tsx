import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { editEventPath, EVENTS_PATH, eventPath } from '../rules/paths.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import { EventCard } from './EventCard.tsx'
import { EventSkeletons } from './EventSkeletons.tsx'
import { OwnEventsQuery } from './own-events-query.ts'

/** The dates that the member is going to or hosts, their proposals, and their private calendar. */
export function OwnEvents() {
  const session = useSession()
  const [tab, setTab] = useState<'upcoming' | 'past'>('upcoming')
  if (session === null) {
    return <EmptyState text="Log in to see your events" hint="Events that you’re going to, may attend or host." action={<LogInButton />} />
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <Tabs label="My events" tabs={[{ name: 'upcoming', label: 'Upcoming' }, { name: 'past', label: 'Past' }]} active={tab} onChange={setTab}>
        <OwnDates key={tab} isPast={tab === 'past'} />
      </Tabs>
      <CalendarFeed />
    </div>
  )
}

function OwnDates({ isPast }: { isPast: boolean }) {
  const query = useQuery(OwnEventsQuery, { isPast })
  if (query.isLoadingError) return <ErrorState text="We couldn’t load your events." hint={query.error.message} onRetry={query.refetch} />
  if (query.data === undefined) return <EventSkeletons />
  const { dates, unpublished } = query.data.ownEvents
  return (
    <div className="grid grid-cols-1 gap-4">
      <StaleNote query={query} />
      {unpublished.map(({ id, title, state, comment }) => (
        <article key={id} className="card grid gap-2 p-5">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="warning">{state === 'returned' ? 'Needs changes' : 'Waiting for approval'}</Badge>
          </p>
          <h3 className="text-lg wrap-anywhere">{title}</h3>
          {comment !== '' && <p className="text-sm wrap-anywhere text-text-muted">The reviewer wrote: {comment}</p>}
          <div>
            <ButtonLink to={editEventPath(id)}>Edit</ButtonLink>
          </div>
        </article>
      ))}
      {dates.length === 0 && unpublished.length === 0 && (
        <EmptyState text={isPast ? 'No past events' : 'You have no events yet'} hint={isPast ? 'Events that you attended appear here.' : 'RSVP to an event, or host one yourself.'} action={<ButtonLink to={EVENTS_PATH}>Upcoming events</ButtonLink>} />
      )}
      {dates.map(({ card, state, isHost }) => (
        <EventCard key={card.id} event={card} state={isPast ? null : state} isOver={isPast} badge={isHost && <Badge tone="accent">You host</Badge>} actions={<ButtonLink to={eventPath(card, card.id)}>Details</ButtonLink>} />
      ))}
    </div>
  )
}
